import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import { DRIVER_PLATFORMS, DRIVER_TYPES, fittingVersion, nearestVersion } from '#shared/site/drivers.ts';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { DriverFacts } from './driver-facts.tsx';
import { FittingDriver } from './fitting-driver.tsx';
import type { Driver } from './use-drivers.ts';
import { useDrivers } from './use-drivers.ts';
import { VersionMenu } from './version-menu.tsx';
import type { VisitorBrowser } from './visitor-browser.ts';
import { visitorBrowser } from './visitor-browser.ts';
import { Link } from '#web/lib/link.tsx';

const text = driverText.dialog;

const TYPE_OPTIONS = DRIVER_TYPES.map((value) => ({ value, label: driverText.types[value] }));
const PLATFORM_OPTIONS = DRIVER_PLATFORMS.map((value) => ({ value, label: driverText.platforms[value] }));

/** Selects type and version for a download. The driver for the visitor's own browser is offered first. */
export function DriverDialog({ onClose }: { onClose: () => void }) {
  const [visitor, setVisitor] = useState<VisitorBrowser | null>(null);
  const [type, setType] = useState<DriverType>('chrome');
  const [platform, setPlatform] = useState<DriverPlatform | null>(null);
  const [chosenUuid, setChosenUuid] = useState<string | null>(null);
  const { list, retry } = useDrivers(type, platform);
  const typeField = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    let isHere = true;
    void visitorBrowser().then((found) => {
      if (!isHere) return;
      setVisitor(found);
      setType((current) => found?.type ?? current);
      setPlatform((current) => current ?? found?.platform ?? 'win64');
    });
    return () => void (isHere = false);
  }, []);

  const isOwn = visitor?.type === type && visitor.platform === platform;
  const versions = list.drivers.map(({ fileVersion }) => fileVersion);
  const ownVersion = isOwn ? fittingVersion(type, visitor.version, versions) : null;
  const fitting = list.drivers.find(({ fileVersion }) => fileVersion === ownVersion) ?? null;
  const nearestOne = isOwn ? nearestVersion(visitor.version, versions) : null;
  const nearest = list.drivers.find(({ fileVersion }) => fileVersion === nearestOne) ?? null;
  const chosen = list.drivers.find(({ fileUuid }) => fileUuid === chosenUuid) ?? null;
  const inOrder = fitting ? [fitting, ...list.drivers.filter((driver) => driver !== fitting)] : list.drivers;
  const isEmpty = list.state === 'ready' && list.drivers.length === 0;

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      initialFocus={typeField}
      footer={
        <Button
          className="w-full"
          size="large"
          variant={chosen ? 'primary' : 'secondary'}
          onClick={() => chosen && openDownload(chosen)}
        >
          <Download size={18} aria-hidden="true" />
          {text.download}
        </Button>
      }
    >
      <p className="mb-5 text-ink-muted">{text.description}</p>
      {isOwn && list.state === 'ready' && (
        <FittingDriver visitor={visitor} driver={fitting} nearest={nearest} onDownload={openDownload} />
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Select
          ref={typeField}
          label={text.type}
          value={type}
          options={TYPE_OPTIONS}
          onChange={({ target }) => {
            setType(target.value as DriverType);
            setChosenUuid(null);
          }}
        />
        <Select
          label={text.platform}
          value={platform ?? ''}
          options={PLATFORM_OPTIONS}
          onChange={({ target }) => {
            setPlatform(target.value as DriverPlatform);
            setChosenUuid(null);
          }}
        />
      </div>
      <VersionMenu
        drivers={inOrder}
        fittingUuid={fitting?.fileUuid ?? null}
        chosen={chosen}
        disabled={list.drivers.length === 0}
        hint={list.state === 'loading' ? text.loading : isEmpty ? text.empty : chosen ? '' : text.chooseFirst}
        error={list.state === 'failed' ? text.listFailed : null}
        onChoose={setChosenUuid}
      />
      {list.state === 'failed' && (
        <Button variant="secondary" size="small" className="mt-1 self-start" onClick={retry}>
          {text.retry}
        </Button>
      )}
      {chosen && <DriverFacts driver={chosen} />}
      {platform !== null && !(isOwn && fitting === null) && (
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
