// What a column is called here.

/** `Attribute[Region]` → `Region`: pairs of a name and a value are called as the name says. `Weight [kg]` is none. */
export function titleOfColumn(column: string): string {
  const name = /^[^[\]]*[^\s[\]]\[([^[\]]+)\]$/.exec(column)?.[1];
  return name === undefined || UNIT_ALONE.test(name) ? column : name;
}

const UNIT_ALONE = /^(?:[a-zµ]{1,3}|[kMG]?(?:Hz|Wh?|VA?)|mAh|[GMT]B|dB)$/;
