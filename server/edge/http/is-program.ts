const PROGRAM =
  /bot|crawl|spider|slurp|scan|preview|monitor|headless|lighthouse|curl|wget|python|java\/|okhttp|go-http|node|axios|libwww|facebookexternalhit/i;

/** Whether the caller says it is a program, or says nothing; one that hides is taken for a browser. */
export const isProgram = (userAgent: string | undefined): boolean =>
  !userAgent || PROGRAM.test(userAgent);
