@interface NotePage : UIViewController {
  UILabel *_heading;
}
@property (weak, nonatomic) IBOutlet UILabel *subtitle;
@end

@implementation NotePage
@end
