// What is still asked for before a file can be imported. A file of what has changed only has to say which product a row is about.

export const lackingFields = (missing: readonly string[], mode: 'replace' | 'update'): readonly string[] =>
  mode === 'replace' ? missing : missing.filter((field) => field === 'sku');
