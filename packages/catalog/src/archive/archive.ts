// The files in a zip, for readers that look for something in it.

export interface Archive {
  /** By path, each with its unpacked size, as the archive states it. */
  readonly entries: ReadonlyMap<string, { readonly size: number }>;
  /** Where a reader may make a file, and others whose names begin so. They are removed when the archive was read. */
  readonly scratch: string;
  /** The unpacked bytes. */
  open(path: string): AsyncGenerator<Uint8Array>;
}
