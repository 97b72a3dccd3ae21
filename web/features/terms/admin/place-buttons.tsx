import { termsText } from '#shared/messages/site/term.ko.ts';
import type { Places } from '#web/features/editor/place-chips.ts';
import { Button } from '#web/ui/button.tsx';

/** Names that stand in the text for what the company data say; a click puts one at the cursor. */
export function PlaceButtons({ places, onInsert }: { places: Places; onInsert: (place: string) => void }) {
  return (
    <div role="group" aria-label={termsText.form.insertPlace} className="mb-3 flex flex-wrap gap-2">
      {Object.entries(places).map(([place, label]) => (
        <Button key={place} variant="secondary" size="small" onClick={() => onInsert(place)}>
          {termsText.form.insert(label)}
        </Button>
      ))}
    </div>
  );
}
