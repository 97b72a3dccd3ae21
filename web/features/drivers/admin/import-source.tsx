import type { SubmitEvent } from 'react';
import { Fragment, useState } from 'react';
import type { InputOf } from '#shared/contract/calls.ts';
import type { DriverType } from '#shared/site/drivers.ts';
import { DRIVER_TYPES } from '#shared/site/drivers.ts';
import { driverAdminText } from '#shared/messages/admin/system/driver.ko.ts';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/form/checkbox.tsx';
import { FormRow } from '#web/ui/form/field-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';

const text = driverAdminText.import;

/** Default lists of the browser vendors. Another URL on an allowed host may be entered. */
const LISTS: Record<DriverType, string> = {
  chrome: 'https://googlechromelabs.github.io/chrome-for-testing/known-good-versions-with-downloads.json',
  edge: 'https://msedgewebdriverstorage.blob.core.windows.net/edgewebdriver?comp=list&prefix=142.',
};

export type PreviewInput = InputOf<'/api/v1/driver/import-preview'>;

interface ImportSourceProps {
  sourceHosts: readonly string[];
  isLoading: boolean;
  disabled: boolean;
  errors: Record<string, string>;
  /** Something was changed since the last preview. */
  onTyped: () => void;
  onPreview: (input: PreviewInput) => void;
}

/** Selects the list and how it is read. */
export function ImportSource({ sourceHosts, isLoading, disabled, errors, onTyped, onPreview }: ImportSourceProps) {
  const [type, setType] = useState<DriverType>('chrome');
  const [kind, setKind] = useState<'fetch' | 'paste'>(sourceHosts.length > 0 ? 'fetch' : 'paste');
  const [url, setUrl] = useState(LISTS.chrome);
  const [list, setList] = useState('');
  const [prefix, setPrefix] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading || disabled) return;
    onPreview({
      type,
      prefix: prefix.trim(),
      source: kind === 'fetch' ? { kind, url: url.trim() } : { kind, text: list },
    });
  };

  return (
    <form noValidate onSubmit={submit} onChange={onTyped} className="flex flex-col gap-1">
      <FormRow>
        <Select
          label={text.type}
          value={type}
          options={DRIVER_TYPES.map((value) => ({ value, label: driverText.types[value] }))}
          onChange={({ target }) => {
            const next = target.value as DriverType;
            // An edited URL is kept.
            if (url === LISTS[type]) setUrl(LISTS[next]);
            setType(next);
          }}
        />
        <TextField
          label={text.prefix}
          value={prefix}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          hint={text.prefixHint}
          error={errors.prefix}
          onChange={({ target }) => setPrefix(target.value)}
        />
      </FormRow>
      <RadioGroup
        legend={text.source}
        name="source"
        value={kind}
        options={[
          { value: 'fetch', label: text.fetch },
          { value: 'paste', label: text.paste },
        ]}
        onChange={(value) => setKind(value as typeof kind)}
      />
      {kind === 'fetch' ? (
        <TextField
          label={text.url}
          type="url"
          value={url}
          maxLength={500}
          hint={<BreakableAtDots>{text.urlHint(sourceHosts)}</BreakableAtDots>}
          error={errors.source}
          onChange={({ target }) => setUrl(target.value)}
        />
      ) : (
        <TextArea
          label={text.list}
          rows={5}
          value={list}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          hint={text.listHint[type]}
          error={errors.source}
          onChange={({ target }) => setList(target.value)}
        />
      )}
      <Button type="submit" variant="secondary" className="mt-2 self-start" loading={isLoading} disabled={disabled}>
        {text.preview}
      </Button>
    </form>
  );
}

/** Allows line breaks after dots in long host names. */
function BreakableAtDots({ children }: { children: string }) {
  return children.split('.').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence are never reordered
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
