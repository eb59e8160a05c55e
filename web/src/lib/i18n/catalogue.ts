import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './language';

/** What a message may be filled with. */
export type Arguments = Record<string, FluentVariable>;

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  vi: () => import('./catalogues/vi'),
  en: () => import('./catalogues/en'),
  'zh-Hans': () => import('./catalogues/zh-Hans'),
};

/** The messages of one language. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    // Isolation marks are for mixing text directions; our three languages all run left to right.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  static async load(language: Language): Promise<Catalogue> {
    return new Catalogue(language, (await loaders[language]()).default);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of a message; its id when there is none, so that a fault is seen, not hidden. */
  format(id: string, args?: Arguments): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const faults: Error[] = [];
    return this.#bundle.formatPattern(pattern, args, faults);
  }
}
