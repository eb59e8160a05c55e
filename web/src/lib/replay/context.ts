import { createContext } from 'svelte';
import type { ReplayController } from './replayController.svelte';

/** The game that the page replays. */
export const [getReplay, setReplay] = createContext<() => ReplayController>();
