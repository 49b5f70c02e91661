// Settings that cannot be used; the message names all of them, so that one start shows every fault.

import { MendableError } from '@guidepost/fault/mendable-error';

export class InvalidSettings extends MendableError {
  override readonly name = 'InvalidSettings';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}
