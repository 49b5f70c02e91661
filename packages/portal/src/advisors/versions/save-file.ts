// Hands a text to the browser as a file to keep.

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file is JSON or YAML, as whoever wrote it chose. */
export const endingOf = (text: string): 'json' | 'yaml' => (text.trimStart().startsWith('{') ? 'json' : 'yaml');
