// What so many steps a second need, worked out from what one step costs. Nothing is shared between servers but the database, and
// nothing between databases, so needs grow in proportion; what does not is named among the assumptions.

/** What one step costs, on one machine. */
export interface StepCost {
  /** Microseconds of processor time of a server, with all of its threads. */
  readonly serverCpu: number;
  /** Microseconds of processor time of PostgreSQL, with all of its processes. */
  readonly databaseCpu: number;
  /** Statements of PostgreSQL. Each is a commit, and waits for the disk once at most. */
  readonly statements: number;
  /** Bytes that PostgreSQL writes to its log. */
  readonly logBytes: number;
  /** Bytes that a step takes in tables and indexes. */
  readonly keptBytes: number;
  /** Bytes of a response. */
  readonly responseBytes: number;
}

export interface Assumptions {
  /** The share of its processor time that a core may be busy at the peak: what is left is for bursts, and for a server that is gone. */
  readonly busy: number;
  /** Cores of one machine for PostgreSQL. */
  readonly databaseCores: number;
  /** How many times the day's mean the peak is. */
  readonly peak: number;
  /** Days that steps are kept. */
  readonly days: number;
  /** Connections for sessions that a server opens to each database. */
  readonly connections: number;
  /** What a core costs a month, and a gigabyte that is kept, in the same currency. */
  readonly corePrice: number;
  readonly gigabytePrice: number;
}

export interface Needs {
  readonly serverCores: number;
  /** Server processes, each of which has one busy thread. */
  readonly servers: number;
  readonly databaseCores: number;
  /** PostgreSQL servers that share the sessions (`SESSION_URL` with so many addresses). */
  readonly databases: number;
  /** Connections to each of them. */
  readonly connectionsEach: number;
  /** Of each: commits a second, and bytes a second to its log. */
  readonly commitsEach: number;
  readonly logBytesEach: number;
  /** Bytes in all databases once the time is over that steps are kept. */
  readonly keptBytes: number;
  /** Bytes of responses a second. */
  readonly responseBytes: number;
  /** A month, without a standby. */
  readonly price: number;
}

/** `steps`: a second, at the peak. */
export function needsOf(steps: number, cost: StepCost, assumed: Assumptions): Needs {
  const coresFor = (microseconds: number): number => (steps * microseconds) / 1e6 / assumed.busy;
  const serverCores = coresFor(cost.serverCpu);
  const servers = Math.max(2, Math.ceil(serverCores));
  const databaseCores = coresFor(cost.databaseCpu);
  const databases = Math.max(1, Math.ceil(databaseCores / assumed.databaseCores));
  const keptBytes = (steps / assumed.peak) * 86_400 * assumed.days * cost.keptBytes;
  return {
    serverCores,
    servers,
    databaseCores,
    databases,
    connectionsEach: servers * assumed.connections,
    commitsEach: (steps * cost.statements) / databases,
    logBytesEach: (steps * cost.logBytes) / databases,
    keptBytes,
    responseBytes: steps * cost.responseBytes,
    price: (servers + Math.ceil(databaseCores)) * assumed.corePrice + (keptBytes / 1e9) * assumed.gigabytePrice,
  };
}
