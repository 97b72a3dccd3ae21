import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/calls.ts';
import { timeSavedInWords } from '#shared/messages/site/time-saved.ko.ts';
import { openPage as open } from '#web/rendered-page.fixture.ts';

const term: OutputOf<'/api/v1/site/term'> = {
  kind: 'privacy-policy',
  title: '개인정보처리방침',
  version: '1.0',
  effectiveDate: '2026-01-01',
  bodyHtml: '<p>본문입니다.</p>',
  isPrepared: true,
  isCurrent: false,
  versions: [
    { version: '1.1', effectiveDate: '2026-05-01', state: 'current' },
    { version: '1.0', effectiveDate: '2026-01-01', state: 'past' },
  ],
};

it('the privacy policy names its version and day, and the versions before it', async () => {
  const { text, links, sent } = await open('/privacy?version=1.0', [], {
    '/api/v1/site/term': term,
  });
  expect(text).toMatch(
    /^개인정보처리방침 버전 1.0 시행일 2026.01.01 지난 버전입니다. 현재 시행 중인 버전 보기 본문입니다. 버전 목록 1.1 2026.05.01 시행 중/,
  );
  expect(links).toContain('/privacy');
  expect(sent('/api/v1/site/term')).toEqual({ kind: 'privacy-policy', version: '1.0' });
});

it('hits of a search say what asks for a login, and lead on where none is the answer', async () => {
  const hit = {
    documentId: 'q1',
    manualPath: null,
    title: [{ text: '로봇이 멈춥니다', isHit: false }],
    category: '오류',
    heading: '',
    anchor: '',
    passage: [{ text: '로봇', isHit: true }],
    isInFile: false,
    second: null,
    publishedAt: null,
  };
  const found: { '/api/v1/search/documents': OutputOf<'/api/v1/search/documents'> } = {
    '/api/v1/search/documents': {
      list: [
        { ...hit, place: 'qna' },
        { ...hit, place: 'faq', documentId: 'f1', category: 'Robot' },
      ],
      totalCount: 2,
      page: 1,
      size: 10,
      isCapped: false,
      places: [{ place: 'qna', count: 2 }],
      how: 'typed',
      shownQuery: '로봇',
      rest: null,
    },
  };
  const { text, links } = await open('/search?q=로봇', [], found);
  expect(text).toContain('QnA 오류 로그인 후 보기 로봇이 멈춥니다 로봇 FAQ Robot 로봇이 멈춥니다');
  expect(text).toContain('원하는 답을 찾지 못하셨나요?');
  expect(links).toContain('/qnaRegister');
  expect((await open('/search?q=로봇', ['ROLE_USER'], found)).text).not.toContain('로그인 후 보기');
});

it('a search for what a page of the site says leads there, with hits and without, from its first page alone', async () => {
  const found = { list: [], totalCount: 0, page: 1, size: 10, isCapped: false, places: [], shownQuery: '', rest: null };
  const nothing = {
    '/api/v1/search/documents': { ...found, how: 'typed' as const },
    '/api/v1/search/popular': { words: [] },
  };
  const linksOf = async (search: string) => (await open(`/search?${search}`, [], nothing)).links;
  expect((await linksOf('q=도입 가격')).slice(0, 1)).toEqual(['/cost']);
  expect((await linksOf('q=무료 체험')).slice(0, 1)).toEqual(['/freeExperience']);
  expect((await linksOf('q=견적')).slice(0, 2)).toEqual(['/cost', '/contact']);
  expect(await linksOf('q=셀렉터')).not.toContain('/cost');
  expect(await linksOf('q=가격&board=faq')).not.toContain('/cost');
  expect(await linksOf('')).not.toContain('/cost');
});

it('the forms of buyers have the telephone number of the company, too', async () => {
  for (const path of ['/contact', '/freeExperience']) {
    const answers = {
      '/api/v1/site/term': { ...term, kind: 'privacy-contact' as const },
      '/api/v1/free/regData': { member: null },
    };
    expect((await open(path, [], answers)).links).toContain('tel:02-1234-5678');
  }
});

it('whose link to withdraw has ended finds the request written, with the reason', async () => {
  const { text } = await open('/contact?about=withdrawal', [], {
    '/api/v1/site/term': { ...term, kind: 'privacy-contact' },
    '/api/v1/free/regData': { member: null },
  });
  expect(text).toContain('철회 링크를 확인할 수 없어 동의 철회 요청을 문의내용에 넣었습니다.');
});

it('a free trial asks for what is to be automated, with what the member has told before', async () => {
  const { text } = await open('/freeExperience', ['ROLE_USER'], {
    '/api/v1/site/term': { ...term, kind: 'privacy-contact' },
    '/api/v1/free/regData': {
      member: {
        name: '홍길동',
        email: 'hong@example.com',
        company: '한빛상사',
        department: '',
        position: '팀장',
        phone: '010-1234-5678',
        industry: '제조',
        companySize: '',
      },
    },
  });
  expect(text).toContain('회원정보를 불러왔습니다. 다르면 고쳐주세요. 체험 제품 * Studio Robot Manager');
  expect(text).toContain('사용 인원 로봇 수 사용 환경 희망 시작일');
  expect(text).toContain('[필수] 개인정보 수집·이용 동의');
});

it('a link to a new password names the account, and one that ended leads to another', async () => {
  const check = (valid: boolean) =>
    open('/resetPassword?token=t1', [], { '/api/v1/user/reset-check': { valid, userId: valid ? 'ho***' : '' } });
  const { text, sent } = await check(true);
  expect(text).toContain('ho*** 계정에 사용할 새 비밀번호를 입력해주세요.');
  expect(sent('/api/v1/user/reset-check')).toEqual({ token: 't1' });
  expect((await check(false)).links).toEqual(expect.arrayContaining(['/findPW', '/login']));
});

it('a link that verifies an address names the account with its sign-up, and lets one of several be chosen', async () => {
  const account = (id: string, userId: string) => ({ id, userId, createdAt: '2026-11-21T03:05:00.000Z' });
  const check = (accounts: ReturnType<typeof account>[], isValid = true) =>
    open('/verifyEmail?token=t1', [], { '/api/v1/user/verify-check': { isValid, accounts } }).then(({ text }) => text);
  expect(await check([account('1', 'hon***')])).toContain(
    '아이디 hon***(2026.11.21 12:05 가입)의 이메일 주소로 확인합니다.',
  );
  const several = await check([account('1', 'hon***'), account('2', 'kim***')]);
  expect(several).toContain('hon*** (2026.11.21 12:05 가입) kim*** (2026.11.21 12:05 가입)');
  expect(await check([])).toContain('메일을 받으신 분이 맞다면 아래 버튼을 눌러주세요.');
  expect(await check([], false), 'of a link that has ended, what to do').toMatch(
    /^이메일 주소 확인 유효하지 않거나 만료된 링크입니다\..* 회원정보에서 확인 메일 다시 받기$/,
  );
});

it('a link that refuses mails says which it refuses', async () => {
  const check = async (token: string) =>
    (await open(`/unsubscribe?token=${token}`, [], { '/api/v1/unsubscribe-check': { isValid: true } })).text;
  expect(await check('a.b')).toMatch(/^광고 메일 수신거부 버튼을 누르시면/);
  expect(await check('a.all.b')).toMatch(/^광고성 정보 수신동의 철회 버튼을 누르시면 이메일, 문자메시지, 전화로/);
});

it('a token longer than any link has is asked about as far as the calls take it', async () => {
  const { sent } = await open(`/unsubscribe?token=${'x'.repeat(201)}`, [], {
    '/api/v1/unsubscribe-check': { isValid: false },
  });
  expect(sent('/api/v1/unsubscribe-check')).toEqual({ token: 'x'.repeat(200) });
});

it('a link that nobody signed has the reason and the way on in place of what it would do', async () => {
  const unsigned = {
    '/api/v1/unsubscribe-check': { isValid: false },
    '/api/v1/free/withdraw-check': { isValid: false },
  };
  for (const [path, title] of [
    ['/unsubscribe', '광고 메일 수신거부'],
    ['/withdrawConsent', '문의 동의 철회'],
  ] as const)
    for (const query of ['', '?token=x']) {
      const { text, links } = await open(path + query, [], unsigned);
      if (path === '/withdrawConsent')
        expect(links).toEqual(expect.arrayContaining(['/myActivity?view=inquiries', '/contact?about=withdrawal']));
      expect(text).toMatch(new RegExp(`^${title} 확인할 수 없는 링크입니다\\..* 제품 문의로 요청하기$`));
    }
});

const ROOT = join(import.meta.dirname, '../../..');

it('counts four products in one order, and says of Center what the manual and the company say', async () => {
  const { text } = await open('/', [], {});
  expect(text).toContain(
    'AION-U 하나로 움직이는 네 가지 제품 Studio에서 만들고, Robot이 실행하고, Manager로 운영하고, Center에서 공유합니다. AION-U Studio Robot Manager AION-U Center 말로',
  );
  expect(text).toMatch(/라이선스를 관리하고 자동화를 공유합니다 .*등록된 장치.* 템플릿과 공유 활동으로/);
  for (const file of [
    'content/faq/063-products.md',
    'content/manual/index.md',
    'content/manual/getting-started.md',
    'content/manual/center.md',
    'content/terms/company.md',
    'media/handouts/brochure.md',
  ])
    expect(readFileSync(join(ROOT, file), 'utf8'), file).toMatch(
      /라이선스와 장치를 관리하고, 만든 자동화를 템플릿과 활동으로 공유(?:하는 곳입|합)니다/,
    );
  for (const folder of ['media/handouts', 'media/lectures/lessons', 'content/videos', 'content/manual'])
    for (const file of readdirSync(join(ROOT, folder)).filter((name) => /\.(?:md|ts)$/.test(name)))
      expect(readFileSync(join(ROOT, folder, file), 'utf8'), file).not.toMatch(/네 제품/);
});

it('tells what customers measured in the same words on every page, and on one of them how it comes about', async () => {
  const of = (customerName: string, industry: string, unit: string) => ({
    documentId: `${customerName}-${unit}`,
    customerName,
    industry,
    title: `${customerName} 사례`,
    figures: [{ name: '정산', before: '10', after: '2', unit }],
  });
  const list = [of('한빛철강', '제조', '시간'), of('한빛철강', '제조', '건'), of('너울에너지', '건설·에너지', '일')];
  const measured = { medianPercent: 80, lowestPercent: 60, customers: ['한빛철강'] };
  const timeSaved = { ...measured, ...timeSavedInWords(measured) };
  const FIGURES = '/api/v1/board/reference-figures';
  const answers = { [FIGURES]: { customers: ['한빛철강', '너울에너지'], timeSaved, list } };
  const told = '고객 1곳 측정값의 중간값';
  const home = (await open('/', [], answers)).text;
  expect(home).toContain('RPA');
  expect(home).toContain(`고객이 측정한 업무 시간, 80% 단축 ${told} 한빛철강`);
  const cost = await open('/cost', [], answers);
  expect(cost.text).toContain(`${told}은 80%, 가장 낮은 값은 60%입니다. 근거 보기`);
  expect(cost.text).toMatch(
    /‘고객이 측정한 업무 시간, 80% 단축’은 이렇게 구했습니다 사례를 공개한 고객 2곳 가운데 1곳이 도입 전후의 시간 1가지를 측정했습니다\..* 한빛철강 제조 정산 10시간 → 2시간 -80% 고객 사례 전체보기$/,
  );
  expect(cost.links).toContain('/referenceDetail/한빛철강-시간');
  const ofOthers = '목록에 없는 업종은 측정값이 적어 전체 업종의 값으로 계산합니다.';
  expect(cost.text, 'an industry of one duration is not offered').not.toContain(ofOthers);
  const industryOf = async (...customers: string[]) => {
    const its = customers.map((name) => of(name, '제조', '시간'));
    return (await open('/cost?industry=제조', [], { [FIGURES]: { ...answers[FIGURES], list: its } })).text;
  };
  expect(await industryOf('한빛철강', '새봄제약')).toContain(`${told}은 80%, 가장 낮은 값은 60%입니다.`);
  const ownMedian = await industryOf('한빛철강', '새봄제약', '새봄제약');
  expect(ownMedian).toContain('‘제조 고객이 측정한 업무 시간, 80% 단축’은 이렇게');
  expect(ownMedian).toContain('제조 고객 2곳 측정값의 중간값은 80%입니다.');
  expect(ownMedian).toContain(ofOthers);
  const left = '시간이 아니므로 제외했습니다.';
  expect(cost.text).toContain(left);
  expect((await open('/cost', [], { [FIGURES]: { ...answers[FIGURES], list: list.slice(0, 1) } })).text).not.toContain(
    left,
  );
  const unsaved = { customers: ['한빛철강'], timeSaved: { ...timeSaved, lowestPercent: 0 }, list };
  const { text } = await open('/cost', [], { [FIGURES]: unsaved });
  expect(text).toContain(`${told}은 80%이고, 줄지 않은 시간도 있습니다. 근거 보기 중간값 80%`);
  const term = {
    kind: 'company',
    title: '회사소개',
    version: '1.0',
    effectiveDate: '2026-01-02',
    isPrepared: true,
    isCurrent: true,
    bodyHtml: '',
    versions: [],
  };
  const company = await open('/company', [], { ...answers, '/api/v1/site/term': term });
  expect(company.text).toMatch(new RegExp(`사례를 공개한 고객 2곳 .* 업무 시간 단축 80% 80%는 ${told}`));
  expect(company.text).toContain('고객 업종 2개');
  expect(company.links).toContain('/cost#measured');
  const withOther = { customers: ['윤슬리조트'], timeSaved, list: [...list, of('윤슬리조트', '기타', '분')] };
  const others = await open('/company', [], { [FIGURES]: withOther, '/api/v1/site/term': term });
  expect(others.text).toContain('고객 업종 2개');
});

it('the calculator offers its result for an inquiry only where there is one', async () => {
  const answers = { '/api/v1/board/reference-figures': { customers: [], timeSaved: null, list: [] } };
  const complete = '/cost?people=4&minutes=30&times=100&percent=50&monthHours=173&wage=';
  expect((await open(complete, [], answers)).text).toContain('이 결과로 견적 문의하기 계산한 내용을 문의내용에');
  expect((await open(complete, [], answers)).text).toContain('담당자 수로 환산하면 0.6명');
  // A fraction of a person says nothing of so little: the hours do.
  const little = await open(
    complete.replace('people=4&minutes=30&times=100', 'people=1&minutes=5&times=10'),
    [],
    answers,
  );
  expect(little.text).toContain('한 달 절감 시간 25분');
  expect(little.text).not.toContain('담당자 수로 환산');
  const beyond = await open(complete.replace('minutes=30&times=100', 'minutes=60&times=500'), [], answers);
  expect(beyond.text).toContain('한 사람이 한 달에 500시간을 쓰는 값입니다. 한 달 근무 시간(173시간)보다 많으니');
  expect(beyond.text).not.toContain('담당자 수로 환산');
  const { text, links } = await open(complete.replace('minutes=30', 'minutes=abc'), [], answers);
  expect(text).toMatch(
    /계산 결과 한 번에 걸리는 시간을 확인해주세요\. 붉게 표시한 값을 고치면 결과를 보여드립니다\..* 견적 문의하기 무료체험으로/,
  );
  expect(text).not.toContain('이 결과로');
  expect(links).toContain('/contact');
});
