/** Playback position of a member in a lecture. */
export interface VideoProgressTable {
  user_id: string;
  document_id: string;
  /** Position in seconds; 0 after watching to the end. */
  seconds: number;
  is_finished: number;
  updated_at: string;
}
