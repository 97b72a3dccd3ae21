/** The wire shape of every answer but the bare ones (product decisions, Calls). */
export interface Envelope<T> {
  responseCode: string;
  message: string;
  data: T;
}

/** `data` of a failure: the Korean message of each field that did not fit, by the name it has in the body. */
export interface FailureData {
  fields: Record<string, string>;
}
