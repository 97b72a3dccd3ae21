import { useFormContext } from 'react-hook-form';
import type { Board, BoardField } from '#shared/boards/board.ts';
import { messages } from '#shared/messages.ko.ts';
import { isStaff } from '#shared/role-permissions.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { FieldBox } from '#web/ui/form-side.tsx';
import { Switch } from '#web/ui/form/checkbox.tsx';
import type { DocumentValues } from '../document-values.ts';
import { BoardFieldInput } from './board-field-input.tsx';
import { PublishingFields } from './publishing-fields.tsx';

const text = messages.documents.form;

/** The board's settings that this member may change: by which words a document is found is for the staff to say. */
export function useBoardSettings({ fields }: Pick<Board, 'fields'>): readonly BoardField[] {
  const id = useAppState((state) => state.loginId);
  const roles = useAppState((state) => state.roles);
  return fields.filter((field) => field.isSetting && (!isWording(field) || isStaff({ id, roles })));
}

interface SettingFieldsProps {
  settings: readonly BoardField[];
  canPublish: boolean;
}

/** Beside the text: where, when and to whom the document appears, and by which words it is found. */
export function SettingFields({ settings, canPublish }: SettingFieldsProps) {
  const { register } = useFormContext<DocumentValues>();
  const [wordings, others] = [settings.filter(isWording), settings.filter((field) => !isWording(field))];
  return (
    <>
      {(canPublish || others.length > 0) && (
        <FieldBox title={text.publishing}>
          {canPublish && (
            <Switch label={text.pinned} hint={text.pinnedHint} {...register('isPinned')} className="mb-5" />
          )}
          {canPublish && <PublishingFields />}
          <Fields fields={others} />
        </FieldBox>
      )}
      {wordings.length > 0 && (
        <FieldBox title={text.finding}>
          <Fields fields={wordings} />
        </FieldBox>
      )}
    </>
  );
}

const isWording = ({ isWording: finds }: BoardField) => finds === true;

const Fields = ({ fields }: { fields: readonly BoardField[] }) =>
  fields.map((field) => <BoardFieldInput key={field.name} field={field} />);
