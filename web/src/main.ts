import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { Preferences } from '$lib/app/preferences.svelte';
import { Router } from '$lib/app/router.svelte';
import { Session } from '$lib/app/session.svelte';
import { browserShelf } from '$lib/app/stored';
import { Catalogue } from '$lib/i18n/catalogue';
import { I18n } from '$lib/i18n/i18n.svelte';
import { api } from '$lib/net/api';
import { keepOffline } from './offline/offline';
import { Rulesets } from '$lib/rulesets/rulesets.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

const preferences = new Preferences(browserShelf(), navigator.languages);
const session = new Session(api);
void session.known();
const i18n = new I18n(await Catalogue.load(preferences.now.language));

keepOffline();

mount(App, {
  target,
  props: {
    application: {
      api,
      i18n,
      preferences,
      router: new Router(),
      rulesets: new Rulesets(api),
      session,
    },
  },
});
