// Where servers keep the snapshots that they built, so that a revision of a large catalog is built by one of them and taken by all others.
// A snapshot can be built again at any time: nothing is lost with one that is missing or damaged.

/** Products. Below it, building takes less than half a second. */
export const KEPT_FROM = 50_000;

export interface SnapshotKey {
  readonly client: string;
  readonly catalog: string;
  readonly revision: number;
  /** How the pieces are laid out. Programs that do so in another way use another mark. */
  readonly layout: string;
}

export interface SnapshotStore {
  /** The pieces in order, each as it was kept; none if there is no such snapshot. Throws a {@link DamagedSnapshot} at one that changed since. */
  read(key: SnapshotKey): AsyncIterable<Uint8Array>;
  /**
   * All pieces or none, in the place of what was kept for the catalog in this layout. If the catalog is at another revision by now,
   * nothing is kept. A change of the catalog removes them.
   */
  keep(key: SnapshotKey, pieces: readonly Uint8Array[]): Promise<void>;
}

export class DamagedSnapshot extends Error {
  override readonly name = 'DamagedSnapshot';
}
