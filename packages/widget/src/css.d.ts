// The bundler reads style sheets as text, with all that browsers do not need taken out.

declare module '*.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: a file that is read as text has no named exports.
  export default text;
}
