declare module '*.js?url&no-inline' {
  const url: string;
  export default url;
}
