const words = (text: string): string[] => text.trim().split(/\s+/)

/** The two tables of the junk-path test: addresses, grouped by the reason why they are, or are not, junk. */
export const JUNK: Record<string, string[]> = {
  'address of a foreign shop system': [
    ...words(`
      /index.php /blog/index.php /index.php?route=home /INDEX.PHP /a/b/index.php/c /x?page=index.php /shopdetail/
      /shopdetail/000000001 /shopdetail /mobile/shopdetail/12 /Shopdetail/99 /product/edit/5 /en/product/edit
      /admin/product/edit?id=1 /page?safe_search=on /safe_search/off /img?safe_search=0 /zhHant/ /zhHant/products
      /zhhant /site/zhHANT/a /product/detail/7 /product/detail /en/product/detail?no=3 /product/review/12
      /product/review /index%2Ephp /%69ndex.php /index%252Ephp
    `),
  ],
  'WordPress interface': [
    ...words(`
      /wp-admin /wp-admin/setup-config /wp-content/uploads/2020/a.jpg /wp-content/plugins/ /wp-includes/js/a.js
      /wp-json/wp/v2/users /blog/wp-login /wp-config /wp-cron /wp-signup /xmlrpc /wlwmanifest.xml /wp-sitemap.xml
      /old/wp-admin/ /WP-ADMIN/ /a?file=wp-config /admin-ajax /wp-trackback /wp-comments-post
    `),
  ],
  'WordPress plugin': [
    ...words(`
      /woocommerce/shop /page?wc-ajax=get_refreshed_fragments /wc-api/v3 /elementor-12/ /plugins/revslider/
      /wordfence/waf /contact-form-7/v1 /wpforms/submit /wp-file-manager/lib /yoast-seo /akismet/ /jetpack/v4
      /litespeed-cache
    `),
  ],
  'foreign shop system': [
    ...words(`
      /list?products_id=12 /product_info /page?main_page=index /shopx?route=product/category /x?route=common/home
      /site?option=com_content /a?goods_id=8 /catalogsearch/result /my-account/orders /my-account/ /item/ /item/abc
      /items/shoes /goods/99 /itemlist/page /productlist/all /product-category/bags /product-tag/summer /prestashop/
      /magento/ /opencart/ /oscommerce/catalog /zencart
    `),
  ],
  'foreign content system': [
    ...words(`
      /administrator/ /administrator/components /joomla /drupal/node/1 /typo3/ /typo3conf/ext /wordpress/ /wp/
      /bitrix/admin /modx/ /magmi/web /user_data/ /vbulletin /phpbb/ /viewtopic /xampp/ /pma/
    `),
  ],
  'scanner: secrets and repositories': [
    ...words(`
      /.env /.env.production /api-old/.env /.git/config /.git/HEAD /.svn/entries /.aws/credentials /.ssh/id_rsa
      /.htaccess /.htpasswd /.DS_Store /.vscode/sftp.json /%2eenv /.hg/store
    `),
  ],
  'scanner: administration tools': [
    ...words(`
      /phpmyadmin/ /phpMyAdmin /phpinfo /cgi-bin/test /boaform/admin/formLogin /HNAP1/ /actuator/health
      /server-status /solr/admin /owa/auth /adminer /telescope/requests /_ignition/execute-solution /geoserver/web
      /jenkins/login /manager/html /autodiscover/autodiscover.xml /vendor/phpunit/src
    `),
  ],
  'scanner: attack on a program behind the page': [
    ...words(`
      /a?file=../../etc /x?f=..%2f..%2fpasswd /a?p=/etc/passwd /a?id=1+union+select+1 /a?q={jndi:ldap://x}
      /a?x=base64_decode(1) /a?d=allow_url_include%3d1 /a?u=file:///c /a?x=%252e%252e%252f
    `),
  ],
  'the query word callback': [
    ...words(`
      /x?callback=jQuery1 /page?jsoncallback=1 /a?b=1&callback=c /a?CALLBACK=1 /a?x=callback
    `),
  ],
  'the query word redirect': [
    ...words(`
      /x?redirect=/ /a?redirect_to=https%3A%2F%2Fexample.com /out?redirect_uri=x /a?action=redirect
    `),
  ],
  'the query word return_to': [
    ...words(`
      /x?return_to=/account /a?b&return_to=1
    `),
  ],
  'the query word campaign_uid': [
    ...words(`
      /x?campaign_uid=abc /m?campaign_uid=1&subscriber=2
    `),
  ],
  'the query word return_url': [
    ...words(`
      /x?return_url=/ /account?return_url=%2Fcheckout
    `),
  ],
  'the query word lost-password': [
    ...words(`
      /account?lost-password /a?lost-password=1 /a?action=lost-password
    `),
  ],
  'Japanese or Chinese characters': [
    ...words(`
      /日本 /激安 /ブランド /ひらがな /中文 /產品/列表 /a/日/b /blog?tag=激安 /x、y /ｶﾀｶﾅ /ＡＢＣ /%E6%97%A5%E6%9C%AC /%e6%bf%80%e5%ae%89
      /%E3%83%96%E3%83%A9%E3%83%B3%E3%83%89 /a?q=%E4%B8%AD%E6%96%87 /%25E6%2597%25A5 /%2525E4%2525B8%2525AD
      /%E3%82%B9-bag /%F0%A0%80%80 /𠀀 /%u65E5%u672C /〒100 /%E6%97%A5% /%zz%E6%97%A5
    `),
  ],
  'characters in an old East Asian encoding': [
    ...words(`
      /%93%FA%96%7B%8C%EA%83 /%c6%fc%cb%dc%b8%ec /a?k=%b2%fa%c6%b7%c0%e0
    `),
  ],
  'angle brackets': [
    ...words(`
      /%3Cscript%3E /a%3cb /a%3Eb /x?q=%3Cimg%20src%3Dx%3E /%253Cscript /a<b /x?y=>
    `),
  ],
  'a space': [
    ...words(`
      /cheap%20bags /a%20 /%20 /a%2520b /bags%20%20sale/5
    `),
    '/a b',
  ],
  'control characters': [
    ...words(`
      /a%00 /a%0d%0aSet-Cookie:x /x?y=%0A /%09
    `),
  ],
  'a number of five or more digits': [
    ...words(`
      /12345 /blog/20240115 /archives/123456 /a/99999/b /0000000 /news/12345678901234567890 /12345?x=1
      /%31%32%33%34%35 /en/54321/ /x/00001
    `),
  ],
  'a numbered page of a hacked site': [
    ...words(`
      /12345.html /abc12345.html /a/bags-98765.htm /xk-123456.shtml /news_20230101.html /pd-123456.html
    `),
  ],
  'a numbered product of a foreign shop': [
    ...words(`
      /p-1234 /goods-9999 /x/item-1234 /product-12345 /products_4321.html /c1234 /g-88888
    `),
  ],
  'a numbered product of PrestaShop': [
    ...words(`
      /12-blue-shoes.html /en/3-bags.html /100-a_b.html
    `),
  ],
  'a session of another kind of server': [
    ...words(`
      /home;jsessionid=A1 /a/b;PHPSESSID=1
    `),
  ],
  'a parameter of another kind of site': [
    ...words(`
      /x?page_id=2 /a?attachment_id=9 /a?add-to-cart=5 /a?cPath=1_2 /a?id_product=3 /a?controller=cart
      /a?jsessionid=1 /a?doing_wp_cron=1 /a?replytocom=8 /a?rest_route=/ /e?aspxerrorpath=/x /a?fc=module
    `),
  ],
  'a program of another kind of server': [
    ...words(`
      /login.php /a/b/shell.php /default.asp /Default.aspx /handler.ashx /home.jsp /struts.action /index.do
      /test.cgi /a.pl /page.cfm /x.dll /setup.exe /up.php7 /a.phtml /x.axd?d=1
    `),
  ],
  'scanner: backups and secrets': [
    ...words(`
      /backup.sql /site.zip /www.tar /a.bak /config.old /prod.env /app.log /server.key /cert.pem /db.7z
      /docker-compose.yml /php.ini /dump.rar /backup.tgz
    `),
  ],
  'spam: medicines': [
    ...words(`
      /buy-viagra-online /cialis /pills/sildenafil-100mg /cheap_kamagra /order/xanax
    `),
  ],
  'spam: gambling': [
    ...words(`
      /casino /online-casino-bonus /slot-gacor /slot88 /judi-bola /togel /poker/rooms /1xbet /x/jackpot-city
    `),
  ],
  'spam: counterfeits': [
    ...words(`
      /replica-watches /rolex /louis-vuitton-bags /gucci/outlet /moncler-jackets /rakuten/shop /yeezy-350
    `),
  ],
  'spam: adult': [
    ...words(`
      /porn /free-xxx-videos /escorts/london /x/hentai
    `),
  ],
  'spam: money': [
    ...words(`
      /payday-loans /forex-robot /buy-bitcoin /crypto/airdrop /seo/backlinks /photoshop-keygen
    `),
  ],
  'longer than any address of this site': [`/${'a'.repeat(1100)}`, `/${'x/'.repeat(700)}`],
}

export const LEGITIMATE: Record<string, string[]> = {
  'a page of the product': [
    ...words(`
      / /login /recipes /contact /cart /payment-success /payment-cancel /shop/supplements /delivery-and-returns
      /privacy /terms /complaints /cookies /accessibility /health-claims /reviews-policy /410 /kit /dashboard /dashboard/meal-planner /dashboard/supplements
      /dashboard/supplements/biotin /dashboard/health-goals /dashboard/progress /dashboard/daily-log
      /dashboard/learn /dashboard/settings /dashboard/profile /dashboard/saved-recipes
    `),
  ],
  'a product': [
    ...words(`
      /shop/supplements/biotin /shop/supplements/vitamin-d3-k2 /shop/supplements/magnesium-complex
      /shop/supplements/collagen-capsules /shop/supplements/lions-mane /shop/supplements/creatine
      /shop/supplements/vitamin-c /shop/supplements/collagen-peptides /shop/supplements/biotin/
      /shop/supplements/unknown /shop/supplements/99999 /shop/supplements/%E6%97%A5 /shop/supplements/index.php
      /shop/supplements/a%20b /shop/ /shop
    `),
  ],
  'a recipe: its id has five or more digits': [
    ...words(`
      /recipes/12345 /recipes/4384 /recipes/91234567 /recipes/12345?from=planner /recipe/12345 /recipes/
    `),
  ],
  'a search, in any language': [
    ...words(`
      /recipes?q= /recipes?q=%20 /recipes?q=lentils /recipes?q=%E5%91%B3%E5%99%8C /recipes?q=味噌 /recipes?q=ラーメン
      /recipes?q=12345 /recipes?q=%3Cb%3E /recipes?q=casino /recipes?q=callback /recipes?page=2&q=dal /recipes?q=%
      /shop/supplements?q=vitamin /shop/supplements?q=%E3%83%93%E3%82%BF%E3%83%9F%E3%83%B3
      /shop/supplements?category=Vitamin /search /search?q=dal /search?q=味噌汁 /search?q=a+b /shop/supplements?q=a%20b
    `),
  ],
  'a query that others add or that the product uses': [
    ...words(`
      /?utm_source=newsletter /?gclid=abc /?fbclid=IwAR1 /?callback=1 /?redirect=%2F /?q=日本 /?p=123
      /login?redirect=/cart /login?return_to=/dashboard /cart?return_url=x /contact?callback=yes
      /dashboard?redirect=1 /payment-success?session_id=cs_test_a1B2c3D4e5F6
      /payment-success?session_id=cs_live_12345678 /payment-cancel?session_id=cs_1
      /payment-success?redirect_status=succeeded /shop/supplements?utm_campaign=12345 /privacy?redirect=1
      /terms?callback /delivery-and-returns?gclid=12345678 /recipes?utm_source=rakuten /cart?fbclid=%3C
    `),
  ],
  'an alternative address that redirects': [
    ...words(`
      /dashboard/meals /dashboard/log /supplements /supplements/biotin /products /saved /meal-planner
      /supplements/12345 /products?page=2 /saved?x=%20 /recipe/99999999 /products/vitamin-c /supplements/
    `),
  ],
  'a file or an answer of the machine': [
    ...words(`
      /robots.txt /sitemap.xml /site.webmanifest /favicon.ico /healthz /readyz /pictures/og-home.jpg
      /pictures/biotin-front-1a2b3c4d-640.avif /pictures/12345/a.webp /fonts/figtree.woff2 /assets/root-12345678.js
      /assets/manifest-a1b2c3d4.js /assets/missing.php /api/create-checkout-session /api/verify-payment
      /api/send-order-confirmation /api/unknown/12345 /hooks/stripe /sandbox/stripe/pay/cs_test_1 /sandbox/mailbox
      /.well-known/security.txt /.well-known/acme-challenge/abc /.well-known/change-password
    `),
  ],
  'something a browser or a crawler asks every site for: a plain 404': [
    ...words(`
      /apple-touch-icon.png /apple-touch-icon-120x120-precomposed.png /favicon-32x32.png /manifest.json /sw.js
      /service-worker.js /ads.txt /llms.txt /humans.txt /security.txt /browserconfig.xml /sitemap_index.xml
      /sitemap.xml.gz /feed /rss.xml /atom.xml /opensearch.xml /crossdomain.xml /amp
    `),
  ],
  'a guess, a typing error or an old link of a person: a plain 404': [
    ...words(`
      /about /about-us /blog /blog/how-to-cook-lentils /faq /help /shipping /returns /privacy-policy
      /terms-and-conditions /cookies /account /signup /sign-in /register /logout /checkout /basket /product/biotin
      /products-list /category/dinner /recipies /receipes/soup /supplement /vitamins /orders /orders/1234 /2024
      /2024/05/12 /1234 /en /en-gb/recipes /de /news /press /careers /status /home /index.html /about.html /menu.pdf
      /café /caf%C3%A9 /caf%E9 /cr%C3%A8me-br%C3%BBl%C3%A9e /한국 /рецепты /%D1%80%D0%B5%D1%86%D0%B5%D0%BF%D1%82
      /ελλάδα /100% /50%25-off /a% /%zz /%2 /specialist /specialists/diet /socialist /pokerface-cake /analytics
      /grape-jelly /hermeskeil /key-lime-pie /scripts /loginhelp /recipesfor2 /shopping-list /cartoon /contacts
      /users /admin /dal.makhani /about?ref=footer /blog?q=a%20b /blog?page=2 /search-results?q=dal
      /about?utm_source=x&utm_medium=y /a?b /a? /vitamin-b12 /omega-3 /b12-1000mcg /recipes-30-minutes /5-a-day
      /2000-calories // //recipes /a//b
    `),
  ],
}
