/** An API and how to call it. */
export type ApiServer = {
  /** Without a slash at its end. */
  url: string;
  /**
   * Whether cookies go along to another origin, which then must name ours: a server that lets every
   * origin in (`Access-Control-Allow-Origin: *`) may not be sent any. The token needs none.
   */
  withCredentials?: boolean | undefined;
  /** How it is reached, where that is not over the network: by a server that renders its own pages. */
  fetch?: typeof fetch;
};
