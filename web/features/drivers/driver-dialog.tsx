import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import { DRIVER_PLATFORMS, DRIVER_TYPES } from '#shared/site/drivers.ts';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { DriverFacts } from './driver-facts.tsx';
import { FittingDriver } from './fitting-driver.tsx';
import type { Driver } from './use-drivers.ts';
import { useDriverChoice } from './use-driver-choice.ts';
import { DriverVersionMenu } from './driver-version-menu.tsx';
import { Link } from '#web/lib/link.tsx';

const text = driverText.dialog;

const TYPE_OPTIONS = DRIVER_TYPES.map((value) => ({ value, label: driverText.types[value] }));
const PLATFORM_OPTIONS = DRIVER_PLATFORMS.map((value) => ({ value, label: driverText.platforms[value] }));

/** Selects type and version for a download. The driver for the visitor's own browser is offered first. */
export function DriverDialog({ onClose }: { onClose: () => void }) {
  const choice = useDriverChoice();
  const { type, platform, list, own, fitting, chosen } = choice;
  const typeField = useRef<HTMLSelectElement>(null);
  const inOrder = fitting ? [fitting, ...list.drivers.filter((driver) => driver !== fitting)] : list.drivers;
  const isEmpty = list.state === 'ready' && list.drivers.length === 0;

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      initialFocus={typeField}
      footer={
        <>
          {/* Here it is in view at any height. */}
          <p id="to-download" className="min-h-5 w-full text-center text-sm leading-5 text-ink-muted">
            {!chosen && list.drivers.length > 0 && text.chooseFirst}
          </p>
          <Button
            aria-describedby="to-download"
            className="w-full"
            size="large"
            variant={chosen ? 'primary' : 'secondary'}
            onClick={() => chosen && openDownload(chosen)}
          >
            <Download size={18} aria-hidden="true" />
            {text.download}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-ink-muted">{text.description}</p>
      {own && list.state === 'ready' && (
        <FittingDriver
          visitor={own}
          driver={fitting}
          nearest={choice.nearest}
          isFirst={!chosen}
          onDownload={openDownload}
        />
      )}
      <div className="mb-2.5 grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        <Select
          ref={typeField}
          label={text.type}
          className={lineWhenNeeded}
          value={type}
          options={TYPE_OPTIONS}
          onChange={({ target }) => choice.chooseType(target.value as DriverType)}
        />
        <Select
          label={text.platform}
          className={lineWhenNeeded}
          value={platform ?? ''}
          options={PLATFORM_OPTIONS}
          onChange={({ target }) => choice.choosePlatform(target.value as DriverPlatform)}
        />
      </div>
      <DriverVersionMenu
        drivers={inOrder}
        fittingUuid={fitting?.fileUuid ?? null}
        chosen={chosen}
        disabled={list.drivers.length === 0}
        hint={list.state === 'loading' ? text.loading : isEmpty ? text.empty : ''}
        error={list.state === 'failed' ? text.listFailed : null}
        onChoose={choice.choose}
      />
      {list.state === 'failed' && (
        <Button variant="secondary" size="small" className="mt-1 self-start" onClick={choice.retry}>
          {text.retry}
        </Button>
      )}
      {chosen && <DriverFacts driver={chosen} />}
      {platform !== null && !(own && fitting === null) && (
        <p className="mt-4 text-sm text-ink-muted">
          {text.missing}{' '}
          <Link
            to={paths.driverRequest({ driver: type, platform, version: '' })}
            className="text-accent-ink underline underline-offset-4"
          >
            {text.request}
          </Link>
        </p>
      )}
    </Dialog>
  );
}

/** New window, as the specification requires; the target may be another host. */
const openDownload = ({ downloadUrl }: Driver) => void window.open(downloadUrl, '_blank', 'noopener');
