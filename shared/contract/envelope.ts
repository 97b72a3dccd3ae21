/** Response body of every call except the bare ones (product decisions, Calls). */
export interface Envelope<T> {
  responseCode: string;
  message: string;
  data: T;
}

/** `data` of a failure: Korean error message by name of the body field. */
export interface FailureData {
  fields: Record<string, string>;
}
