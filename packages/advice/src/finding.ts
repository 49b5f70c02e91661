// What can be said of an advisor before it is published: one thing found, where in its file, and how to mend it. Every
// judge of this package speaks in these, so that people and programs read one shape.

export interface Finding {
  /** An error stops a publish; a warning does not; a note is worth knowing, with nothing to mend. */
  readonly severity: 'error' | 'warning' | 'note';
  /** Kebab-case; stays the same from release to release. */
  readonly code: string;
  /**
   * JSON Pointer into the advisor file, in the file's spelling (`/questions/0/answers/1/where/ram_gb/gte`). A part that the
   * file leaves out, because it follows from others, may be named all the same: the nearest part around it is meant.
   */
  readonly pointer: string;
  /** For merchandisers: what is wrong, with ids and counts. */
  readonly message: string;
  readonly mend: string;
  /** Where it is certain: what was meant by the name or value at the pointer. */
  readonly meant?: string;
  /** The attribute that the catalog does not have, where that is what is wrong. */
  readonly attribute?: string;
  /** A value that no product has, as it stands at the pointer, or in the list or test that the pointer leads to. */
  readonly written?: string;
}
