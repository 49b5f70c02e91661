// What lies in a zip, for those who look for something in it.

export interface Archive {
  /** By path, with the size that the archive says it has when it is unpacked. */
  readonly entries: ReadonlyMap<string, { readonly size: number }>;
  /** The unpacked bytes. */
  open(path: string): AsyncGenerator<Uint8Array>;
}
