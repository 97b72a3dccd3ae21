/** How far a member has watched a lecture. */
export interface VideoProgressTable {
  user_id: string;
  document_id: string;
  /** Where it was stopped; 0 once it was seen to its end. */
  seconds: number;
  is_finished: number;
  updated_at: string;
}
