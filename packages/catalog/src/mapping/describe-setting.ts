// A line of a mapping as an option of the command line, fit for a shell: `--set attributes.farbe='Farbe 2'`.

/** `name`: `price`, `attributes.farbe`; `value`: a column or a template. */
export const describeSetting = (name: string, value: string): string =>
  `--set ${name}=${/^[\p{L}\p{N}_-]+$/u.test(value) ? value : quoted(value)}`;

const quoted = (value: string): string => (value.includes("'") ? JSON.stringify(value) : `'${value}'`);
