import { withTopicParticle } from '#shared/text/korean.ts';

/** Texts of the landing page, by section. */
export const landingText = {
  eyebrow: 'AI 업무 자동화 플랫폼',
  headline: '반복 업무는 로봇이,\n판단은 사람이.',
  story: (product: string) =>
    `${withTopicParticle(product)} 화면을 보고, 문서를 읽고, 시스템에 입력하는 일까지 대신합니다. Studio에서 흐름을 그리면 Robot이 실행하고, Manager가 모든 결과를 보여줍니다.`,
  freeTrial: '무료체험',
  inquiry: '제품 문의',
  all: '전체보기',
  allNotices: '공지사항 전체보기',
  scene: {
    flowName: '견적 메일 처리',
    running: '실행 중',
    paused: '일시정지',
    play: '장면 재생',
    pause: '장면 일시정지',
    description:
      'Studio에서 그린 업무 흐름. 견적 메일을 받아 첨부 문서를 읽고, AI가 내용을 분류합니다. 신뢰도가 90% 이상이면 ERP에 전표를 등록하고, 미만이면 담당자가 확인한 뒤 등록합니다. 끝으로 결과를 회신합니다.',
    steps: {
      mail: { title: '메일 수신', detail: '견적 요청 감지' },
      read: { title: '문서 읽기', detail: 'PDF·엑셀·이미지' },
      classify: { title: 'AI 분류·추출', detail: '품목, 수량, 단가' },
      review: { title: '담당자 확인', detail: '승인 요청 전송' },
      post: { title: 'ERP 등록', detail: '전표 자동 입력' },
      reply: { title: '결과 회신', detail: '견적서 첨부' },
    },
    sure: '90% 이상',
    unsure: '신뢰도 90% 미만',
    chartTitle: '오늘 처리',
    chartValue: '128건',
    logDone: '09:41 전표 3건 등록 완료',
    logReview: '담당자 확인 대기 1건',
  },

  sideBar: {
    label: '이 페이지의 구역',
    features: 'Features',
    advantages: 'Advantages',
    solutions: 'Solutions',
    references: 'Reference',
  },

  features: {
    title: '업무의 처음부터 끝까지,\n하나의 플랫폼에서.',
    description: '흐름을 그리는 일부터 실행하고 확인하고 기록하는 일까지, 자동화에 필요한 모든 것을 담았습니다.',
    items: {
      design: {
        title: '코딩 없는 흐름 설계',
        text: '활동을 골라 이으면 업무 흐름이 됩니다. 개발 경험이 없어도 자신의 업무를 직접 자동화합니다.',
      },
      screen: {
        title: '화면 인식',
        text: '웹과 데스크톱, 원격 화면의 버튼과 입력칸을 구조와 그림으로 함께 찾습니다.',
      },
      document: {
        title: 'AI 문서 이해',
        text: '견적서와 세금계산서, 사진으로 받은 문서에서 필요한 항목을 찾아 신뢰도와 함께 알려줍니다.',
      },
      schedule: {
        title: '예약과 실행 조건',
        text: '정한 시간에, 또는 메일과 파일을 받는 대로 로봇이 일을 시작합니다. 공휴일과 영업일도 반영합니다.',
      },
      person: {
        title: '사람의 판단',
        text: '애매한 건은 담당자에게 확인을 받아, 기다리던 곳에서 이어서 처리합니다.',
      },
      audit: {
        title: '권한과 감사 기록',
        text: '비밀번호는 암호화해 보관하고, 누가 바꾸고 실행했는지 모두 기록합니다.',
      },
    },
  },

  advantages: {
    title: '현업이 안심하고 맡기는 이유',
    carousel: '제품의 강점',
    slide: '슬라이드',
    previous: '이전 강점',
    next: '다음 강점',
    play: '자동 넘김 시작',
    pause: '자동 넘김 멈춤',
    position: (page: number, count: number) => `${count}개 중 ${page}번째`,
    slides: [
      {
        title: '화면이 바뀌어도 멈추지 않습니다',
        text: '버튼의 위치나 이름이 달라져도 구조와 그림, 주변 글자를 함께 보고 같은 곳을 찾습니다. 수정을 기다리며 업무를 미루지 않아도 됩니다.',
        picture: '업무 시스템에서 저장 버튼을 찾아 누르는 Robot 화면',
      },
      {
        title: '확실하면 처리하고, 애매하면 확인합니다',
        text: '항목마다 신뢰도를 계산해 기준을 넘으면 바로 처리하고, 모자라면 근거와 함께 담당자에게 확인을 요청합니다.',
        picture: '신뢰도가 61%인 수량 하나만 담당자에게 확인을 요청한 Center 화면',
      },
      {
        title: '국내 업무 환경에 맞췄습니다',
        text: '한글 문서와 전자세금계산서, 공동인증서 로그인, 국내 ERP와 그룹웨어까지 준비된 활동으로 연결합니다.',
        picture: '메일, 엑셀, 웹 화면, ERP 활동이 준비된 Studio 화면',
      },
      {
        title: '스스로 회복하고, 먼저 알립니다',
        text: '응답이 늦거나 오류가 나면 정한 방법으로 다시 시도하고, 사람이 필요할 때에만 담당자를 찾습니다.',
        picture: '로봇이 스스로 복구되었다고 알리는 Manager 화면',
      },
      {
        title: '망분리 환경에서도 그대로 동작합니다',
        text: 'AI까지 사내 서버에 설치합니다. 데이터는 사내에만 두고, 모든 실행과 열람을 기록으로 남깁니다.',
        picture: '외부 통신이 차단된 상태와 감사 로그를 보여주는 Manager 화면',
      },
    ],
  },

  solutions: {
    title: '네 가지 솔루션이\n하나로 움직입니다.',
    tabs: '솔루션',
    play: '영상 재생',
    pause: '영상 일시정지',
    overview: {
      title: '말로 시작해 운영까지 한 번에',
      points: [
        '하고 싶은 일을 문장으로 적으면 업무 흐름의 초안을 만듭니다.',
        '설계와 실행, 확인과 운영 현황을 한 화면에서 봅니다.',
        '한 부서에서 작게 시작해 전사로 넓혀 갑니다.',
      ],
      picture:
        '문장으로 부탁한 업무가 Studio의 흐름이 되고, Robot이 실행하고, Center가 확인을 요청하고, Manager에 집계되는 화면',
    },
    studio: {
      name: 'Studio',
      title: '끌어다 놓아 완성하는 업무 흐름',
      points: [
        '메일, 문서, 웹, ERP 활동을 끌어다 놓아 흐름을 만듭니다.',
        '실행하기 전에 단계마다 값과 오류를 확인합니다.',
        '버전을 남기고 언제든 이전 흐름으로 되돌립니다.',
      ],
      picture: 'AI 항목 추출 활동을 흐름에 끌어다 놓고, 속성을 정하고, 테스트 실행이 성공한 Studio 화면',
    },
    robot: {
      name: 'Robot',
      title: '사람처럼 보고 정확하게 입력합니다',
      points: [
        '웹과 데스크톱, 원격 화면을 가리지 않고 실행합니다.',
        '입력한 값을 다시 읽어 확인하고 나서 저장합니다.',
        '한 걸음마다 기록을 남겨 무엇을 했는지 알 수 있습니다.',
      ],
      picture: '세금계산서를 읽어 ERP의 전표를 입력하고 저장하며 기록을 남기는 Robot 화면',
    },
    manager: {
      name: 'Manager',
      title: '모든 로봇을 예약부터 복구까지',
      points: [
        '로봇의 상태와 처리량, 성공률을 실시간으로 봅니다.',
        '예약이 겹치지 않게 작업을 로봇에 나누어 배정합니다.',
        '실패한 작업은 다시 시도하고 담당자에게 알립니다.',
      ],
      picture: '처리량과 성공률, 오늘의 예약과 로봇 상태를 보여주는 Manager 화면',
    },
    center: {
      name: 'AION-U Center',
      title: 'AI가 읽고 사람이 승인합니다',
      points: [
        '견적서와 계산서, 스캔한 문서에서 항목을 찾아냅니다.',
        '신뢰도가 낮은 항목만 골라 담당자에게 보여줍니다.',
        '승인한 결과로 배워 다음 문서를 더 잘 읽습니다.',
      ],
      picture: '견적서에서 항목을 추출하고, 신뢰도가 낮은 수량을 담당자가 확인해 승인하는 Center 화면',
    },
  },

  references: {
    title: '먼저 시작한 기업의 변화',
    tabs: '고객 사례',
    details: '자세히 보기',
    all: '고객 사례 전체보기',
    failed: '고객 사례를 불러오지 못했습니다.',
    failedHint: '잠시 후 다시 시도해주세요.',
    none: '등록된 고객 사례가 없습니다.',
    noneHint: '도입을 검토하고 계신다면 비슷한 업종의 사례를 직접 안내해드립니다.',
  },
};
