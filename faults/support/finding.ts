/** Result of a scenario. It fails if `lost` is above zero. */
export interface Finding {
  scenario: string;
  rounds: number;
  acknowledged: number;
  found: number;
  lost: number;
  notes: string[];
}
