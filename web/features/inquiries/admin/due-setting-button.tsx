import { X } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { dotted } from '#shared/text/days.ts';
import { dayOf } from '#web/features/admin/admin-query.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useAppState, useToast } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/calendar/date-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';

type Setting = OutputOf<'/api/v1/free/due-setting'>;

const text = inquiryListText.due;

/** For administrators: working hours and days off, by which due times are counted. */
export function DueSettingButton() {
  const roles = useAppState((state) => state.roles);
  const api = useApi();
  const showFailure = useShowFailure();
  const [setting, setSetting] = useState<Setting | null>(null);
  if (!canByRole.manageSite({ id: '', roles })) return null;
  const open = () => void api.post('/api/v1/free/due-setting', {}).then(setSetting, showFailure);
  return (
    <>
      <Button variant="ghost" size="small" onClick={open}>
        {text.button}
      </Button>
      {setting && <SettingDialog setting={setting} onClose={() => setSetting(null)} />}
    </>
  );
}

const NUMBERS = {
  dueHours: { min: 1, max: LIMITS.dueHoursMax },
  startHour: { min: 0, max: 23 },
  endHour: { min: 1, max: 24 },
} as const;
type NumberName = keyof typeof NUMBERS;
type Errors = Partial<Record<NumberName, string>>;

function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [stored] = useState({
    dueHours: String(setting.dueHours),
    startHour: String(setting.startHour),
    endHour: String(setting.endHour),
    daysOff: setting.daysOff,
  });
  const [values, setValues] = useState(stored);
  const close = useCloseWarning(() => values !== stored, onClose);
  const [errors, setErrors] = useState<Errors>({});

  const save = async () => {
    const problems = problemsOf(values);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const { dueHours, startHour, endHour, daysOff } = values;
    const hours = { dueHours: Number(dueHours), startHour: Number(startHour), endHour: Number(endHour) };
    try {
      const { updatedAt } = setting;
      await api.post('/api/v1/free/due-setting', { setting: { ...hours, daysOff, updatedAt } });
    } catch (error) {
      if (error instanceof ApiError && error.fields.endHour) setErrors({ endHour: error.fields.endHour });
      else if (isConflict(error)) toast.error(text.conflict);
      else showFailure(error);
      return;
    }
    toast.success(text.saved);
    onClose();
    await revalidate();
  };

  return (
    <FormDialog title={text.title} submitLabel={text.save} onSubmit={() => void save()} onClose={close}>
      <p className="mb-4 text-label text-ink-muted">{text.hint}</p>
      <div className="grid gap-x-3 sm:grid-cols-3">
        {(Object.keys(NUMBERS) as NumberName[]).map((name) => (
          <TextField
            key={name}
            label={text[name]}
            inputMode="numeric"
            value={values[name]}
            error={errors[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
      </div>
      <DaysOff days={values.daysOff} onChange={(daysOff) => setValues({ ...values, daysOff })} />
    </FormDialog>
  );
}

/** Days off beside the holidays. One is added as soon as its date is complete. */
function DaysOff({ days, onChange }: { days: readonly string[]; onChange: (days: string[]) => void }) {
  const [typed, setTyped] = useState('');
  const add = (value: string) => {
    const day = dayOf(value);
    setTyped(day === '' ? value : '');
    if (day !== '') onChange([...new Set([...days, day])].toSorted());
  };
  return (
    <>
      <DateField label={text.daysOff} hint={text.daysOffHint} name="dayOff" value={typed} onChange={add} />
      <ul aria-label={text.daysOff} className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {days.map((day) => (
          <li key={day} className="flex items-center rounded-full border border-line pl-3 text-sm tabular-nums">
            {dotted(day)}
            <IconButton
              label={text.removeDay(dotted(day))}
              className="size-8"
              onClick={() => onChange(days.filter((one) => one !== day))}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function problemsOf(values: Record<NumberName, string>): Errors {
  const problems: Errors = {};
  for (const [name, { min, max }] of Object.entries(NUMBERS)) {
    const number = Number(values[name as NumberName]);
    if (!Number.isInteger(number) || number < min || number > max)
      problems[name as NumberName] = text.numberInvalid(text[name as NumberName], min, max);
  }
  if (!problems.startHour && !problems.endHour && Number(values.startHour) >= Number(values.endHour))
    problems.endHour = text.backwards;
  return problems;
}
