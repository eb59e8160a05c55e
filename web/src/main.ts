import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { Catalogue } from '$lib/i18n/catalogue';
import { I18n } from '$lib/i18n/i18n.svelte';
import { preferredLanguage } from '$lib/i18n/language';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

const catalogue = await Catalogue.load(preferredLanguage(navigator.languages));
mount(App, { target, props: { i18n: new I18n(catalogue) } });
