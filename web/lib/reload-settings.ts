import type { Api } from './api/api-client.ts';
import type { Settings } from './app-context.tsx';

/** After the administrator changed them. In place: everything drawn from now on shows them, at no cost to visitors. */
export async function reloadSettings(api: Api, settings: Settings): Promise<void> {
  Object.assign(settings, await api.get('/api/v1/site/settings'));
}
