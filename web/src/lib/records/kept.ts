/** A file as it is kept in this browser. */
export interface KeptFile {
  readonly id: string;
  /** The name it had, or empty for pasted text. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The encoding that was chosen by hand, if one was. */
  readonly encoding: string | null;
  /** When it was brought, in milliseconds. */
  readonly added: number;
}

/** Where files are kept until they are forgotten. */
export interface Keep {
  all(): Promise<KeptFile[]>;
  put(file: KeptFile): Promise<void>;
  /** Remembers the encoding that was chosen for a file. */
  choose(id: string, encoding: string | null): Promise<void>;
  drop(id: string): Promise<void>;
}

/** How many files are kept, and how many bytes of them all; the oldest go first. */
export const MOST_FILES = 200;
export const MOST_BYTES = 64 * 1024 * 1024;

/** The files that have to go, for the others to stay within the limits; the newest stays always. */
export function surplus(files: readonly KeptFile[]): KeptFile[] {
  const newestFirst = [...files].sort((a, b) => b.added - a.added);
  let bytes = 0;
  return newestFirst.filter((file, place) => {
    bytes += file.bytes.length;
    return place > 0 && (place >= MOST_FILES || bytes > MOST_BYTES);
  });
}

const STORE = 'files';

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('kydai.records', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return answered(request);
}

/** This browser's own keep. A browser that refuses to keep files still reads them, forgetfully. */
export function browserKeep(): Keep {
  let database: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode) =>
    (await (database ??= open())).transaction(STORE, mode).objectStore(STORE);
  const orElse = async <Answer>(otherwise: Answer, work: () => Promise<Answer>) => {
    try {
      return await work();
    } catch {
      return otherwise;
    }
  };
  const write = (work: (files: IDBObjectStore) => Promise<unknown>) =>
    orElse(undefined, async () => void (await work(await store('readwrite'))));
  return {
    all: () => orElse([], async () => answered<KeptFile[]>((await store('readonly')).getAll())),
    put: (file) => write((files) => answered(files.put(file))),
    drop: (id) => write((files) => answered(files.delete(id))),
    choose: (id, encoding) =>
      write(async (files) => {
        const file = await answered<KeptFile | undefined>(files.get(id));
        if (file) await answered(files.put({ ...file, encoding }));
      }),
  };
}

/** For tests: a keep that forgets when it is let go. */
export function memoryKeep(): Keep {
  const files = new Map<string, KeptFile>();
  return {
    all: () => Promise.resolve([...files.values()]),
    put: (file) => Promise.resolve(void files.set(file.id, file)),
    drop: (id) => Promise.resolve(void files.delete(id)),
    choose: (id, encoding) => {
      const file = files.get(id);
      return Promise.resolve(void (file && files.set(id, { ...file, encoding })));
    },
  };
}
