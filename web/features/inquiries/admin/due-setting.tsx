import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useAppState, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
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
type Errors = Partial<Record<keyof Setting, string>>;

function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState({
    dueHours: String(setting.dueHours),
    startHour: String(setting.startHour),
    endHour: String(setting.endHour),
    daysOff: setting.daysOff.join('\n'),
  });
  const [errors, setErrors] = useState<Errors>({});

  const save = async () => {
    const problems = problemsOf(values);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const { dueHours, startHour, endHour, daysOff } = values;
    const hours = { dueHours: Number(dueHours), startHour: Number(startHour), endHour: Number(endHour) };
    try {
      await api.post('/api/v1/free/due-setting', { setting: { ...hours, daysOff: daysOf(daysOff) } });
    } catch (error) {
      if (error instanceof ApiError && error.fields.endHour) setErrors({ endHour: error.fields.endHour });
      else showFailure(error);
      return;
    }
    toast.success(text.saved);
    onClose();
    await revalidate();
  };

  return (
    <FormDialog title={text.title} submitLabel={text.save} onSubmit={() => void save()} onClose={onClose}>
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
      <TextArea
        label={text.daysOff}
        hint={text.daysOffHint}
        rows={4}
        value={values.daysOff}
        error={errors.daysOff}
        onChange={({ target }) => setValues({ ...values, daysOff: target.value })}
      />
    </FormDialog>
  );
}

const daysOf = (typed: string): string[] => typed.split(/[\s,]+/).filter(Boolean);

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

function problemsOf(values: Record<NumberName | 'daysOff', string>): Errors {
  const problems: Errors = {};
  for (const [name, { min, max }] of Object.entries(NUMBERS)) {
    const number = Number(values[name as NumberName]);
    if (!Number.isInteger(number) || number < min || number > max)
      problems[name as NumberName] = text.numberInvalid(text[name as NumberName], min, max);
  }
  const wrong = daysOf(values.daysOff).find((day) => !isDay(day));
  if (wrong !== undefined) problems.daysOff = text.dayInvalid(wrong);
  if (!problems.startHour && !problems.endHour && Number(values.startHour) >= Number(values.endHour))
    problems.endHour = text.backwards;
  return problems;
}
