import { Catalogue, type Arguments } from './catalogue';
import type { Language } from './language';
import type { MessageArguments, MessageId } from './messages';

/** A message's arguments: required exactly when the message has any. */
type Rest<Id extends MessageId> = Id extends keyof MessageArguments
  ? [args: MessageArguments[Id]]
  : [];

/** The reader's language, and every text in it. */
export class I18n {
  #catalogue: Catalogue = $state.raw() as Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  get language(): Language {
    return this.#catalogue.language;
  }

  /** Changes the language once its catalogue has arrived. */
  async speak(language: Language): Promise<void> {
    if (language !== this.language) this.#catalogue = await Catalogue.load(language);
  }

  /** The text of a message the client names itself. */
  readonly t = <Id extends MessageId>(id: Id, ...rest: Rest<Id>): string =>
    this.#catalogue.format(id, (rest as [Arguments?])[0]);

  /** The text of a message whose name came from elsewhere: the rules module, the server. */
  readonly named = (id: string, args?: Arguments): string => this.#catalogue.format(id, args);

  readonly has = (id: string): boolean => this.#catalogue.has(id);
}
