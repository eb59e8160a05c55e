/** The one file of a pattern: what was built from Rust is there, or was forgotten. */
export const onlyOne = <Value>(found: Record<string, Value>): Value => {
  const [value] = Object.values(found);
  if (!value) throw new Error('a WebAssembly module was not built: make wasm');
  return value;
};
