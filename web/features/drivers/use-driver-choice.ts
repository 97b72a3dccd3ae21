import { useEffect, useState } from 'react';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import { fittingVersion, nearestVersion } from '#shared/site/drivers.ts';
import { useDrivers } from './use-drivers.ts';
import type { VisitorBrowser } from './visitor-browser.ts';
import { visitorBrowser } from './visitor-browser.ts';

/**
 * The chosen type, platform and driver, preset for the visitor's browser. `own` is that browser if type and platform are
 * its own; then `fitting` is the driver for its version and `nearest` the one of the nearest version, each null if none.
 */
export function useDriverChoice() {
  const [visitor, setVisitor] = useState<VisitorBrowser | null>(null);
  const [type, setType] = useState<DriverType>('chrome');
  const [platform, setPlatform] = useState<DriverPlatform | null>(null);
  const [chosenUuid, setChosenUuid] = useState<string | null>(null);
  const { list, retry } = useDrivers(type, platform);

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

  const own = visitor?.type === type && visitor.platform === platform ? visitor : null;
  const versions = list.drivers.map(({ fileVersion }) => fileVersion);
  const ofVersion = (version: string | null) => list.drivers.find(({ fileVersion }) => fileVersion === version) ?? null;
  return {
    type,
    platform,
    list,
    retry,
    own,
    fitting: own && ofVersion(fittingVersion(type, own.version, versions)),
    nearest: own && ofVersion(nearestVersion(own.version, versions)),
    chosen: list.drivers.find(({ fileUuid }) => fileUuid === chosenUuid) ?? null,
    choose: setChosenUuid,
    chooseType(next: DriverType) {
      setType(next);
      setChosenUuid(null);
    },
    choosePlatform(next: DriverPlatform) {
      setPlatform(next);
      setChosenUuid(null);
    },
  };
}
