// What the store promises about files that people uploaded. It knows of a file only when the whole of it is there, in the folder of the
// process that took it.

export interface Upload {
  readonly id: string;
  /** The shop that it belongs to. Nobody else can see it. */
  readonly client: string;
  /** As whoever uploaded it calls it. */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
  /** Which folder it is in: that of one machine, or of several processes on it. */
  readonly place: string;
  readonly uploadedBy: string;
  /** By the store's clock, in milliseconds since 1970. */
  readonly uploadedAt: number;
  readonly usedAt: number;
}

export interface UploadStore {
  insert(upload: Omit<Upload, 'uploadedAt' | 'usedAt'>): Promise<Upload>;
  /** Only of this client. */
  find(client: string, id: string): Promise<Upload | null>;
  /** Those used last come first. */
  list(client: string): Promise<readonly Upload[]>;
  /** Of all clients. */
  listOfPlace(place: string): Promise<readonly Upload[]>;
  /** Notes that it was used now, so that it is kept for longer. False if it is gone. */
  use(client: string, id: string): Promise<boolean>;
  /** False if a job that has not ended reads it, or if it is gone. Whoever has its file removes that afterwards. */
  remove(client: string, id: string): Promise<boolean>;
  /** Forgets those that nobody used for `age` milliseconds, and of each client those used longest ago beyond `mostPerClient`, except those that jobs still read. */
  clearOut(age: number, mostPerClient: number): Promise<void>;
}
