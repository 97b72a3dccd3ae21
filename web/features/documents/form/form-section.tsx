import type { ReactNode } from 'react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Board, FileSlot, FormPart, FormSection as Section } from '#shared/boards/board.ts';
import type { BoardType } from '#shared/boards.ts';
import { isAskedFor } from '#shared/boards/fields/field.rules.ts';
import { AttachmentField } from '#web/features/files/attachment-field.tsx';
import { readDuration } from '#web/features/files/read-duration.ts';
import type { Attachments } from '#web/features/files/use-file-list.ts';
import { cx } from '#web/ui/cx.ts';
import type { DocumentValues } from './document-values.ts';
import { BoardFieldInput } from './fields/board-field-input.tsx';
import { BodyField } from './fields/body-field.tsx';
import { fieldOf, laidOut } from './form-sections.ts';

interface FormSectionProps {
  boardType: BoardType;
  board: Board;
  section: Section;
  /** Name in the address, where the form has marks. */
  id?: string;
  /** Changes when a draft replaces the text. */
  textKey: number;
  attachments: Attachments;
  /** Above the inputs. */
  children?: ReactNode;
}

/** A section of the form, with its heading if it has one. */
export function FormSection({ section, id, children, ...form }: FormSectionProps) {
  const { title, hint } = section;
  return (
    <section
      id={id}
      aria-label={title || undefined}
      className={cx(
        'scroll-mt-20 xl:scroll-mt-0',
        title === '' ? 'not-first:mt-4' : 'not-first:mt-7 not-first:border-t not-first:border-line not-first:pt-6',
      )}
    >
      {title !== '' && (
        <h2 tabIndex={-1} className="mb-4 text-lg font-bold text-ink outline-none">
          {title}
          {hint && <span className="ml-2.5 text-sm font-normal text-ink-muted max-sm:ml-0 max-sm:block">{hint}</span>}
        </h2>
      )}
      {children}
      <Inputs section={section} {...form} />
    </section>
  );
}

type InputsProps = Omit<FormSectionProps, 'id' | 'children'>;

/** Two to a line where they are short. */
function Inputs({ section, ...form }: InputsProps) {
  const { board } = form;
  const fields = useWatch<DocumentValues, 'fields'>({ name: 'fields' });
  // What was once entered stays in sight: it is saved, and it may be refused. Emptied, too: the caret is in it.
  const [entered, setEntered] = useState<readonly string[]>([]);
  const more = board.fields.filter(({ name, requiredWhen }) => requiredWhen && fields[name] && !entered.includes(name));
  if (more.length > 0) setEntered([...entered, ...more.map(({ name }) => name)]);
  const isShown = (part: FormPart) => {
    const field = fieldOf(board, part);
    return !field?.requiredWhen || isAskedFor(field, fields) || entered.includes(field.name);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3 sm:grid-cols-2">
      {laidOut(board, section.parts.filter(isShown)).map(({ part, isWide }) => (
        <div key={part} className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
          <PartInput part={part} {...form} />
        </div>
      ))}
    </div>
  );
}

function PartInput({
  part,
  boardType,
  board,
  textKey,
  attachments,
}: Omit<InputsProps, 'section'> & { part: FormPart }) {
  const { setValue } = useFormContext<DocumentValues>();
  if (part === 'body') return <BodyField boardType={boardType} label={board.bodyLabel} textKey={textKey} />;
  const field = fieldOf(board, part);
  if (field) return <BoardFieldInput field={field} />;
  const slot = board.slots.find(({ purpose }) => part === `files.${purpose}`);
  if (!slot) return null;
  const fillDuration =
    ({ durationField }: FileSlot) =>
    ([video]: readonly File[]) => {
      if (!durationField || !video) return;
      void readDuration(video).then((seconds) => {
        if (seconds !== null) setValue(`fields.${durationField}`, String(Math.round(seconds)), { shouldDirty: true });
      });
    };
  return <AttachmentField slot={slot} attachments={attachments} onChosen={fillDuration(slot)} />;
}
