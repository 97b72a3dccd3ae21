import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Whether a form differs from what it began with, as `formState.isDirty`. That one stays false for what was typed before
 * hydration: the form takes such values from its fields as they mount, before anything listens, and then sees no change.
 */
export const isFormDirty = <T extends FieldValues>({ control }: UseFormReturn<T>): boolean =>
  // oxlint-disable-next-line no-underscore-dangle -- there is no public comparison of the values as they are now
  control._getDirty();
