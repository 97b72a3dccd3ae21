import { withParticle } from '#shared/text/korean.ts';

/** Texts of the landing page, by section; those of section 2 are in landing-feature.ko.ts. */
export const landingText = {
  eyebrow: 'AI 업무 자동화(RPA) 플랫폼',
  headline: '반복 업무는 로봇이,\n판단은 사람이',
  story: (product: string) =>
    `${withParticle(product, '은')} 화면을 보고, 문서를 읽고, 시스템에 입력합니다. Studio에서 흐름을 그리면 Robot이 실행하고, Manager가 모든 결과를 보여줍니다.`,
  proof: {
    names: (names: readonly string[], isAll: boolean) => `${names.join(' · ')}${isAll ? '' : ' 등'}`,
    calculate: '도입 비용과 효과 계산하기',
    stories: '고객 사례 보기',
  },
  all: '전체보기',
  scene: {
    flowName: '견적 메일 처리',
    running: '실행 중',
    paused: '일시정지',
    play: '장면 재생',
    pause: '장면 일시정지',
    description:
      '견적 메일의 문서를 읽어 AI가 분류하고 ERP에 등록해 회신하는 흐름. 신뢰도가 낮으면 담당자가 확인합니다.',
    steps: {
      mail: { title: '메일 수신', detail: '견적 요청 감지' },
      read: { title: '문서 읽기', detail: 'PDF·엑셀·이미지' },
      classify: { title: 'AI 분류·추출', detail: '품목, 수량, 단가' },
      review: { title: '담당자 확인', detail: '승인 요청' },
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

  advantages: {
    title: '현업이 안심하고 맡기는 이유',
    description: '현장에 필요한 다섯\u00a0가지를 준비했습니다.',
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
        text: '버튼의 위치나 이름이 달라져도 화면 구조와 이미지, 주변 글자를 함께 보고 같은 곳을 찾습니다. 수정을 기다리며 업무를 미루지 않아도 됩니다.',
        picture: '이름이 바뀐 저장 버튼을 찾은 Robot 화면',
      },
      {
        title: '확실하면 처리하고, 애매하면 확인합니다',
        text: '항목마다 신뢰도를 계산해 기준을 넘으면 바로 처리하고, 모자라면 근거와 함께 담당자에게 확인을 요청합니다.',
        picture: '수량 하나만 확인을 요청한 Manager 화면',
      },
      {
        title: '국내 업무 환경에 꼭 맞습니다',
        text: '한글 문서와 전자세금계산서, 공동인증서 로그인, 국내 ERP와 그룹웨어까지 준비된 활동으로 연결합니다.',
        picture: '국내 업무 활동이 준비된 Studio 화면',
      },
      {
        title: '스스로 복구하고, 먼저 알립니다',
        text: '응답이 늦거나 오류가 나면 정한 방법으로 다시 시도하고, 사람의 확인이 필요할 때만 담당자에게 알립니다.',
        picture: '다시 시도해 끝내고 알린 Manager 화면',
      },
      {
        title: '망분리 환경에서도 그대로 동작합니다',
        text: 'AI까지 사내 서버에 설치합니다. 데이터는 사내에만 두고, 모든 실행과 열람을 기록으로 남깁니다.',
        picture: '외부 통신을 차단한 사내 서버 화면',
      },
    ],
  },

  solutions: {
    /** The name begins the line: inside it, browsers may end one. */
    title: (product: string) => `${product} 하나로 움직이는 네 가지 제품`,
    description: 'Studio에서 만들고, Robot이 실행하고, Manager로 운영하고, Center에서 공유합니다.',
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
      picture: 'Studio, Robot, Manager, Center가 한 업무를 처리하는 화면',
    },
    studio: {
      name: 'Studio',
      title: '끌어다 놓아 완성하는 업무 흐름',
      points: [
        '메일, 문서, 웹, ERP 활동을 끌어다 놓아 흐름을 만듭니다.',
        '실행하기 전에 단계마다 값과 오류를 확인합니다.',
        '버전을 남기고 언제든 이전 흐름으로 되돌립니다.',
      ],
      picture: '활동으로 흐름을 만드는 Studio 화면',
    },
    robot: {
      name: 'Robot',
      title: '사람처럼 보고 정확하게 입력합니다',
      points: [
        '웹과 데스크톱, 원격 화면을 가리지 않고 실행합니다.',
        '입력한 값을 다시 읽어 확인하고 나서 저장합니다.',
        '단계마다 기록을 남겨 무엇을 했는지 알 수 있습니다.',
      ],
      picture: '세금계산서를 ERP에 입력하는 Robot 화면',
    },
    manager: {
      name: 'Manager',
      title: '모든 로봇을 예약부터 복구까지',
      points: [
        '로봇의 상태와 처리량, 성공률을 실시간으로 봅니다.',
        '예약이 겹치지 않게 작업을 로봇에 배정합니다.',
        '실패한 작업은 다시 시도하고, 사람이 확인할 건만 담당자에게 알립니다.',
      ],
      picture: '처리량과 로봇 상태를 보여주는 Manager 화면',
    },
    center: {
      name: (product: string) => `${product} Center`,
      title: '라이선스를 관리하고 자동화를 공유합니다',
      points: [
        '계약한 라이선스와 등록된 장치, 쓰고 있는 수량을 봅니다.',
        '만든 자동화를 템플릿과 공유 활동으로 다른 부서와 함께 씁니다.',
        '현업이 올린 업무 후보를 모아 절감 시간이 많은 순서로 봅니다.',
      ],
      picture: '라이선스와 템플릿을 관리하는 Center 화면',
    },
  },

  references: {
    title: '먼저 시작한 고객의 변화',
    description: '고객이 도입 전후에 직접 측정한 값입니다.',
    tabs: '고객 사례',
    details: '자세히 보기',
    before: (before: string) => `도입 전 ${before}`,
    all: '고객 사례 전체보기',
  },
};
