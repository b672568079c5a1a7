interface ImportMetaEnv {
  /** True in what is built for the server; the browser's build drops the other branch. */
  readonly SSR: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
