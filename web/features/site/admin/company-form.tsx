import type { SubmitEvent } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { companyText as text } from '#shared/messages/site/company.ko.ts';
import { paths } from '#shared/paths.ts';
import { FormBar } from '#web/features/admin/form-bar.tsx';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { StaleNotice } from '#web/lib/failures/stale-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import type { StoredBrand } from './brand-fields.tsx';
import { BrandFields } from './brand-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { FooterPreview } from './footer-preview.tsx';
import { draftOf, fill, useSaveCompany } from './use-save-company.ts';
import { useStoredDraft } from './use-stored-draft.ts';

interface CompanyFormProps {
  brand: StoredBrand;
  company: OutputOf<'/api/v1/admin/company'>;
}

/** Name, logo and company data. One button saves what was changed. */
export function CompanyForm({ brand, company }: CompanyFormProps) {
  const name = useStoredDraft(draftOf(brand), brand.updatedAt);
  const data = useStoredDraft(fill(company.company), company.updatedAt);
  const { save, overwrite, isSaving, isStale, errors, forget, restart, takeLogo } = useSaveCompany(name, data);
  useLeaveWarning(() => name.isChanged || data.isChanged);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  const undo = () => {
    name.undo();
    data.undo();
    restart();
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className="gap-x-8 xl:grid xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-start 2xl:grid-cols-[minmax(0,860px)_minmax(0,1fr)]">
        <div className="max-w-[860px] pt-3">
          <BrandFields
            draft={name.draft}
            stored={brand}
            errors={errors}
            onChange={(changes) => {
              name.change(changes);
              forget(Object.keys(changes));
            }}
            onFile={(file) => void takeLogo(file).then((picture) => picture && name.change({ picture }))}
          />
          <CompanyFields
            company={data.draft}
            errors={errors}
            onChange={(changes, field) => {
              data.change(changes);
              forget([field]);
            }}
          />
        </div>
        <div className="max-w-[860px] xl:sticky xl:top-4">
          <FooterPreview company={data.draft} />
        </div>
      </div>
      {isStale && (
        <div className="max-w-[860px]">
          <StaleNotice href={paths.adminCompany()} isBusy={isSaving} onOverwrite={() => void overwrite()} />
        </div>
      )}
      <FormBar className="max-w-[860px] xl:max-2xl:max-w-[calc((100%-2rem)*2/3)]">
        <Button variant="secondary" onClick={undo}>
          {text.reset}
        </Button>
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
      </FormBar>
    </form>
  );
}
