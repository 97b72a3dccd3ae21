/** Whether a staff member gets a mail about each new question; without a row see `questionMailReaders`. */
export interface QuestionNoticeTable {
  user_id: string;
  wants: number;
}

/** Who answers a question. */
export interface QuestionAssignmentTable {
  document_id: string;
  assignee_id: string;
  /** For the one who takes it over. */
  note: string;
  /** The account of who assigned it. */
  assigned_by: string;
  assigned_at: string;
}
