/** What a scenario counted; `lost` above zero is a failure whatever the rest says. */
export interface Finding {
  scenario: string;
  rounds: number;
  acknowledged: number;
  found: number;
  lost: number;
  /** What else is worth reading: what came twice, what was there without an acknowledgment. */
  notes: string[];
}
