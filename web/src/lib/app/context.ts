import { createContext } from 'svelte';
import type { I18n } from '$lib/i18n/i18n.svelte';
import type { Api } from '$lib/net/api';
import type { Rulesets } from '$lib/rulesets/rulesets.svelte';
import type { Preferences } from './preferences.svelte';
import type { Router } from './router.svelte';
import type { Session } from './session.svelte';

/** What every page may use. */
export interface Application {
  readonly api: Api;
  readonly i18n: I18n;
  readonly preferences: Preferences;
  readonly router: Router;
  readonly rulesets: Rulesets;
  readonly session: Session;
}

export const [getApplication, setApplication] = createContext<Application>();
