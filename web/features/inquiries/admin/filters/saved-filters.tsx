import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { NameDialog } from '#web/features/admin/name-dialog.tsx';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { isNarrowed, writeInquiryQuery } from '../inquiry-query.ts';
import { useInquiryList } from '../use-inquiry-list.ts';
import { Link } from '#web/lib/link.tsx';

const text = inquiryListText.filters;
const NAMING = { title: text.saveTitle, hint: text.saveHint, name: text.name, save: text.save };

/** Named filters; each staff member has their own. */
export function SavedFilters() {
  const { query, savedFilters } = useInquiryList();
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [isNaming, setNaming] = useState(false);

  const remove = async (filterId: string, name: string) => {
    const question = { title: text.removeTitle, messageHtml: text.removeConfirm(name), delete: true, cancel: true };
    if ((await dialog.open(question)) !== 'delete') return;
    try {
      await api.post('/api/v1/free/filter-delete', { filterId });
      toast.success(text.removed);
      await revalidate();
    } catch (error) {
      showFailure(error);
    }
  };

  const save = async (name: string) => {
    const search = writeInquiryQuery({ ...query, page: 1, open: '' });
    await api.post('/api/v1/free/filter-save', { name, query: search });
    toast.success(text.savedDone);
    await revalidate();
  };

  // Words are not kept.
  const isWorthSaving = isNarrowed({ ...query, q: '' });
  if (savedFilters.length === 0 && !isWorthSaving) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {savedFilters.length > 0 && (
        <ul aria-label={text.saved} className="flex flex-wrap gap-2">
          {savedFilters.map(({ filterId, name, query: search }) => (
            <li key={filterId} className="flex items-center rounded-full border border-line bg-surface">
              <Link
                to={`${paths.contactList()}?${search}`}
                className="rounded-l-full py-1.5 pr-1 pl-4 text-sm text-ink-soft hover:text-ink"
              >
                {name}
              </Link>
              <button
                type="button"
                aria-label={text.remove(name)}
                onClick={() => void remove(filterId, name)}
                className="flex size-8 items-center justify-center rounded-r-full text-ink-muted hover:text-ink"
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isWorthSaving && (
        <Button variant="ghost" size="small" onClick={() => setNaming(true)}>
          <BookmarkPlus size={16} aria-hidden="true" />
          {text.save}
        </Button>
      )}
      {isNaming && <NameDialog text={NAMING} onSave={save} onClose={() => setNaming(false)} />}
    </div>
  );
}
