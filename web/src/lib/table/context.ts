import { createContext } from 'svelte';
import type { TableController } from './tableController.svelte';

/** The table whose page this is. */
export const [getTable, setTable] = createContext<TableController>();
