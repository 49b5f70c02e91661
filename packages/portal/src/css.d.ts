// Style sheets are imported for what they do; they give nothing.
declare module '*.css';
