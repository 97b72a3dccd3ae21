import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import type { TaskValues } from '#shared/site/benefit.rules.ts';
import { hoursOf, isWhole, readTask, TASK_FIELDS, TASK_NAME_MAX, withSeparators } from '#shared/site/benefit.rules.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { useBenefit } from './use-benefit.ts';

const text = benefitText.calculator;

type State = ReturnType<typeof useBenefit>;

/** The tasks that are calculated together, and the way to one more. */
export function BenefitTasks({ state }: { state: State }) {
  const { values, addTask, removeTask } = state;
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => addTask?.());
    list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
  };
  return (
    <>
      <div ref={list} className="space-y-4">
        {values.tasks.map((task, index) => (
          <TaskRow
            // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else that tells them apart
            key={index}
            {...{ task, index, state }}
            onRemove={values.tasks.length > 1 ? () => removeTask(index) : null}
          />
        ))}
      </div>
      {addTask && (
        <Button variant="secondary" size="small" className="mt-2 noscript:hidden" onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {text.addTask}
        </Button>
      )}
    </>
  );
}

interface TaskRowProps {
  task: TaskValues;
  index: number;
  state: State;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

function TaskRow({ task, index, state: { enterInTask, errorInTask }, onRemove }: TaskRowProps) {
  const counted = readTask(task, index);
  const isWrong = TASK_FIELDS.some((name) => errorInTask(index, name));
  return (
    <div role="group" aria-label={text.task(index + 1)}>
      {onRemove && (
        <div className="mb-2 flex min-h-11 items-center gap-3 border-b border-line">
          <strong className="shrink-0 font-bold text-ink">{text.task(index + 1)}</strong>
          <span className="text-sm text-ink-muted tabular-nums">
            {isWrong ? text.result.wrong : counted ? text.taskHours(hoursOf(counted)) : text.notCounted}
          </span>
          <IconButton label={text.removeTask(index + 1)} className="ml-auto" onClick={onRemove}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-3">
        <TextField
          name="taskName"
          label={text.taskName}
          placeholder={text.taskNameExample}
          className="sm:col-span-3"
          autoComplete="off"
          maxLength={TASK_NAME_MAX}
          value={task.taskName}
          onChange={(event) => enterInTask(index, 'taskName', event.currentTarget.value)}
          hint={text.taskNameHint}
        />
        {TASK_FIELDS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={`${text.labels[name]}(${text.units[name]})`}
            inputMode={isWhole(name) ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={12}
            value={task[name]}
            onChange={(event) => enterInTask(index, name, event.currentTarget.value)}
            onBlur={() => enterInTask(index, name, withSeparators(name, task[name]))}
            error={errorInTask(index, name) ? (counted ? text.impossible : text.error(name)) : null}
            hint={text.hints[name]}
          />
        ))}
      </div>
    </div>
  );
}
