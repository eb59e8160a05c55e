import { browserKeep, surplus, type Keep, type KeptFile } from './kept';
import type { Listed } from './list';
import { loadRecords } from './load';
import type { Library, Records } from './records';
import type { GameRow, Sentence } from './view';

/** How many games are read between two looks at the time. */
const BATCH = 16;
/** How long is read, in milliseconds, before the page may draw again. */
const SLICE = 60;

/** Gives the page time to draw and to answer. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A file that was brought here, and as much of it as has been read. */
export class ImportedFile {
  readonly id: string;
  readonly name: string;
  readonly added: number;
  #bytes: Uint8Array<ArrayBuffer> | null;
  #library: Library | null = null;
  #reading: Promise<void> | null = null;
  /** Counts the readings, so that an older one stops when a newer one has begun. */
  #run = 0;

  /** The encoding that was chosen by hand, if one was. */
  encoding: string | null = $state(null);
  rows: readonly GameRow[] = $state.raw([]);
  /** Why the whole file cannot be read. */
  fault: Sentence | null = $state.raw(null);
  done = $state(false);
  /** There may be more games than are kept. */
  full = $state(false);
  /** Another number after each new reading. */
  generation = $state(0);

  constructor({ id, name, added, bytes, encoding }: KeptFile) {
    this.id = id;
    this.name = name;
    this.added = added;
    this.encoding = encoding;
    this.#bytes = bytes;
  }

  get library(): Library | null {
    return this.#library;
  }

  /** Reads the file, unless that was done already. */
  read(records: Records): Promise<void> {
    if (!this.#library) {
      this.#library = records.library(this.#bytes ?? new Uint8Array());
      // The module has them now.
      this.#bytes = null;
    }
    return (this.#reading ??= this.#readAll(this.#library));
  }

  /** Reads it anew in another encoding. */
  async decode(records: Records, encoding: string | null): Promise<void> {
    this.encoding = encoding;
    this.#reading = null;
    await this.read(records);
  }

  async #readAll(library: Library): Promise<void> {
    const run = ++this.#run;
    this.rows = [];
    this.done = false;
    this.full = false;
    this.fault = library.open(this.encoding === null ? {} : { encoding: this.encoding });
    this.generation = run;
    while (!this.fault && !this.done) {
      this.#readOn(library);
      if (this.done) break;
      await breath();
      if (run !== this.#run) return;
    }
    this.done = true;
  }

  /** Reads for as long as nobody notices. */
  #readOn(library: Library): void {
    const until = performance.now() + SLICE;
    const read: GameRow[] = [];
    let done: boolean;
    do {
      const batch = library.read(BATCH);
      read.push(...batch.games);
      this.full = batch.full;
      done = batch.done;
    } while (!done && performance.now() < until);
    this.rows = [...this.rows, ...read];
    this.done = done;
  }

  free(): void {
    this.#run += 1;
    this.#library?.free();
    this.#library = null;
  }
}

/** Everything that was brought to this browser and not forgotten. */
export class Imports {
  readonly #records: () => Promise<Records>;
  readonly #keep: Keep;
  #known: Promise<void> | null = null;
  files: readonly ImportedFile[] = $state.raw([]);

  constructor(records: () => Promise<Records>, keep: Keep) {
    this.#records = records;
    this.#keep = keep;
  }

  /** Every game of every file, the newest file first. */
  readonly games: readonly Listed[] = $derived.by(() =>
    this.files.flatMap(({ id, name, rows }) =>
      rows.map((row, index) => ({ file: id, fileName: name, index, row })),
    ),
  );

  readonly busy: boolean = $derived(this.files.some(({ done }) => !done));

  /** Finds out what is kept from earlier visits. */
  known(): Promise<void> {
    this.#known ??= this.#keep.all().then((kept) => {
      const newestFirst = kept.sort((a, b) => b.added - a.added);
      this.files = [...this.files, ...newestFirst.map((file) => new ImportedFile(file))];
    });
    return this.#known;
  }

  /** Reads whatever has not been read yet. */
  async readAll(): Promise<void> {
    await this.known();
    if (this.files.length === 0) return;
    const records = await this.#records();
    for (const file of this.files) await file.read(records);
  }

  /** The file, being read; undefined when it is not here any more. */
  async find(id: string): Promise<ImportedFile | undefined> {
    await this.known();
    const file = this.files.find((known) => known.id === id);
    if (file) void file.read(await this.#records());
    return file;
  }

  /** Takes files in, keeps them and reads them; returns them as they are. */
  async add(brought: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) {
    await this.known();
    const added = Date.now();
    const kept = brought.map(({ name, bytes }, place): KeptFile => ({
      id: newId(),
      name,
      bytes,
      encoding: null,
      added: added - place,
    }));
    const files = kept.map((file) => new ImportedFile(file));
    this.files = [...files, ...this.files];
    const records = await this.#records();
    for (const file of files) await file.read(records);
    // Only what could be read is worth keeping.
    const readable = kept.filter((_, place) => files[place]?.fault === null);
    await Promise.all(readable.map((file) => this.#keep.put(file)));
    for (const { id } of surplus(await this.#keep.all())) await this.forget(id);
    return files;
  }

  async decode(file: ImportedFile, encoding: string | null): Promise<void> {
    await this.#keep.choose(file.id, encoding);
    await file.decode(await this.#records(), encoding);
  }

  async forget(id: string): Promise<void> {
    this.files.find((file) => file.id === id)?.free();
    this.files = this.files.filter((file) => file.id !== id);
    await this.#keep.drop(id);
  }

  async forgetAll(): Promise<void> {
    for (const { id } of this.files) await this.forget(id);
  }
}

/** A name for a file that nobody has to remember. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let imports: Imports | undefined;

/** What was brought to this browser; the same on every page. */
export const getImports = (): Imports => (imports ??= new Imports(loadRecords, browserKeep()));
