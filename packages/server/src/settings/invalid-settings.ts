// Settings that cannot be used; the message names all of them, so that one start shows every fault.

export class InvalidSettings extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'InvalidSettings';
    this.faults = faults;
  }
}
