import type { Language } from '$lib/i18n/language';
import type { Application } from './context';

/** Changes the language, and keeps the choice. */
export async function speak(
  { i18n, preferences }: Pick<Application, 'i18n' | 'preferences'>,
  language: Language,
): Promise<void> {
  await i18n.speak(language);
  preferences.change({ language });
}
